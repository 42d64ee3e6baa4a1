import type { ServerModel } from '#contract/model.ts';
import type { TopicModel } from '#contract/moduleModel.ts';
import { holdsAny } from '#contract/session.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { AppSocket } from './AppSocket.ts';

/*
 * A signal visits one room: that of the account or of the topic that it is for, within its customer. A socket is in the rooms of
 * its account, of the lists that it may read, and of the topics that its page follows and that it may see.
 */

/** Topics that one page may follow. */
const MOST_TOPICS = 30;

/** The topic of changed rows. Those that modules declare have no slash. */
export const listTopic = (entity: string): string => `list/${entity}`;

/** For whom a signal is. */
export interface Recipient {
  customer: number;
  account: number | null;
  topic: string | null;
}

/** The room that a signal visits. */
export function roomOf({ customer, account, topic }: Recipient): string {
  return account === null ? `${customer}/topic/${topic}` : `${customer}/account/${account}`;
}

/** Topics that a client names, as far as they are names. */
export function readTopics(topics: unknown): readonly string[] {
  return Array.isArray(topics)
    ? topics.filter((one): one is string => typeof one === 'string').slice(0, MOST_TOPICS)
    : [];
}

/** Topics that a session hears: of its lists, and of those that it asked for and may see. */
export function topicsOf(
  { permissions }: ServerSession,
  asked: readonly string[],
  model: ServerModel,
): readonly string[] {
  const lists = model.entities.filter(({ access, view }) =>
    [access.read, ...(view?.walls ?? [])].every((codes) => holdsAny(permissions, codes)),
  );
  const followed = asked.filter((name) => holdsAny(permissions, findTopic(model, name)?.permissions ?? null));
  return [...lists.map(({ name }) => listTopic(name)), ...followed];
}

/** Puts a socket into the rooms that its rights give it now, and out of all others. */
export function placeSocket(socket: AppSocket, model: ServerModel): void {
  const { session, topics: asked = [] } = socket.data;
  if (!session) return;
  const customer = session.customer.id;
  const topics = topicsOf(session, asked, model);
  const wanted = new Set([
    roomOf({ customer, account: session.accountId, topic: null }),
    ...topics.map((topic) => roomOf({ customer, account: null, topic })),
  ]);
  for (const room of socket.rooms) if (room !== socket.id && !wanted.has(room)) void socket.leave(room);
  void socket.join([...wanted]);
}

const findTopic = (model: ServerModel, name: string): TopicModel | undefined =>
  model.modules.flatMap(({ topics = [] }) => topics).find((topic) => topic.name === name);

/** Asserts that a module tells of what it has declared. */
export function checkOwnTopic(model: ServerModel, module: string, topic: string): void {
  const own = model.modules.find(({ name }) => name === module);
  if (!own?.topics?.some(({ name }) => name === topic))
    throw new Error(`"${topic}" is no topic of schemas/${module}/module.json`);
}
