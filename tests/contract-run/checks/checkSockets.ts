import { createCodes } from '../../verify/expect/routes.ts';
import { may } from '../../verify/expect/View.ts';
import { ask, expectStatus, namedFields } from '../Checks.ts';
import type { Contract } from '../Contract.ts';
import { Listener, type SocketMessage } from '../Listener.ts';
import { sampleRecord } from '../sampleRecord.ts';

/** A change is on the screens of others by then; an uninvited message would be there too. */
const SOON_MS = 5_000;
const SILENCE_MS = 500;

/** The socket: silent before a good `auth`, `list-changed` with a change, and nothing missed over a reconnection. */
export async function checkSockets(contract: Contract): Promise<void> {
  const { checks, account, socketUrl } = contract;
  const soonMs = SOON_MS * contract.patience;
  if (socketUrl === undefined) return;
  const entity = findLive(contract);
  if (entity === undefined) return;
  const isChange = ({ name, data }: SocketMessage) =>
    name === 'list-changed' && (data['entity'] === entity || data['entity'] === '*');
  const key = async () => (await account.api.post('/me')).json['auth_key'];
  // What rules want besides is asked for before anybody listens.
  const more = namedFields(await account.api.post(`/${entity}`, await sampleRecord(contract, entity)));
  const change = async () => account.api.post(`/${entity}`, await sampleRecord(contract, entity, more));

  await checks.check(`socket: list-changed of ${entity} after a good auth, nothing before it`, async () => {
    const [stranger, unknown, own] = [
      await Listener.connect(socketUrl),
      await Listener.connect(socketUrl),
      await Listener.connect(socketUrl),
    ];
    try {
      await unknown.auth('a-key-that-nobody-has');
      await own.auth(await key());
      const made = await change();
      const received = await own.wait(isChange, soonMs);
      await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
      return [
        ...expectStatus(made, 200, 201),
        ...ask(received !== undefined, `no list-changed within ${soonMs} ms, but ${printMessages(own)}`),
        ...ask(stranger.messages.length === 0, `without auth it hears ${printMessages(stranger)}`),
        ...ask(unknown.messages.length === 0, `with a wrong key it hears ${printMessages(unknown)}`),
      ];
    } finally {
      for (const one of [stranger, unknown, own]) one.close();
    }
  });
  await checks.check('socket: what was missed while it was away is told after the next auth', async () => {
    const before = await Listener.connect(socketUrl);
    const place = await before.auth(await key());
    before.close();
    const made = await change();
    const after = await Listener.connect(socketUrl);
    try {
      await after.auth(await key(), place);
      const received = await after.wait(isChange, soonMs);
      return [
        ...expectStatus(made, 200, 201),
        ...ask(place !== undefined, 'auth does not answer with the place from which it hears'),
        ...ask(received !== undefined, `the change is not told, but ${printMessages(after)}`),
      ];
    } finally {
      after.close();
    }
  });
}

const printMessages = ({ messages }: Listener): string =>
  messages.length === 0 ? 'nothing' : JSON.stringify(messages);

/** An entity that tells of its changes and that the account may create and see in a list; of no rules, which a made-up record may break. */
export function findLive({ schemas, view }: Contract): string | undefined {
  return [...schemas.entities.values()]
    .filter((file) => file['x-live'] === true && !file['x-rules'])
    .map(({ title }) => title)
    .find(
      (name) =>
        schemas.lists.some((list) => list.entity === name && may(view, list.permissions)) &&
        schemas.forms.some(
          (form) => form.entity === name && form.mode !== 'dialog' && may(view, createCodes(form)),
        ),
    );
}
