import type { ServerModel } from '#contract/model.ts';
import type { NotificationMessage, NotificationModel } from '#contract/notification.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import type { Queries } from '#server/db/Db.ts';
import type { Signals } from '#server/realtime/createSignals.ts';
import { compileReaders, findEntity, printHolds } from './compileReaders.ts';

/** The producers' port: whoever has something to tell names an entry of the registry. */
export interface Notifier {
  /**
   * Tells those whom the registry names, in the caller's transaction (of a customer): stored for each account, and
   * announced on the socket with the commit. Throws an Error for a key that no module declares.
   */
  send(tx: Queries, customerId: number, key: string, message?: NotificationMessage): Promise<void>;
}

/** Value of `account.status` that may work. */
const ACTIVE = 1;

/** Ending of the text over several records. */
export const MANY = '.many';

/** Makes the port over the registry of a model. */
export function createNotifier(
  model: Pick<ServerModel, 'entities' | 'notifications' | 'permissions' | 'modules'>,
  signals: Signals,
): Notifier {
  const registry = new Map(model.notifications.map((each) => [each.key, each]));
  return {
    async send(tx, customerId, key, message = {}) {
      const kind = registry.get(key);
      if (!kind) throw new Error(`no module.json declares the notification "${key}"`);
      const { text, values } = compileStore(model, customerId, kind, message);
      const { rows } = await tx.query<{ id: number; account: number }>(text, values);
      const sent = rows.map(({ id, account }) => ({ id, account, type: kind.type }));
      await signals.notified(tx, customerId, sent);
    },
  };
}

/** One row for each active account that is meant; `title` is the key, its text is made in the reader's language. */
function compileStore(
  model: Pick<ServerModel, 'entities' | 'permissions' | 'modules'>,
  customerId: number,
  { key, type, link, to }: NotificationModel,
  { params, id, link: page, accounts = [], about, but }: NotificationMessage,
): { text: string; values: unknown[] } {
  const codes = to === 'account' || to.length === 0 ? [] : [...to, SUPER_ADMIN];
  const isRecipient =
    to === 'account' ? `a.id = any($7::int8[])` : `($8::text[] = '{}' or ${printHolds(model, '$8')})`;
  const readers = about && compileReaders(model, about.entity);
  const isMany = about !== undefined && about.ids.length > 1;
  // Of several records each is told how many of them are his.
  const data = isMany ? `jsonb_build_object('count', n.seen)` : '$4::jsonb';
  const text = `insert into khuon_notification (customer_id, account_id, type, title, data, url)
select $1, a.id, $2, $3, ${data}, $5 from "${findEntity(model, 'account').table}" a${readers?.join ?? ''}
where a.customer_id = $1 and a.deleted_at is null and a.status = ${ACTIVE} and a.id is distinct from $6::int8
 and $4::jsonb is distinct from 'null' and $7::int8[] is not null and $8::text[] is not null and (${isRecipient})${readers?.where ?? ''}
order by a.id returning id, account_id as account`;
  const title = isMany ? `${key}${MANY}` : key;
  const url = toUrl(link ?? page, about && !isMany ? about.ids[0] : id);
  const values = [customerId, type, title, toJson(params), url, but ?? null, accounts, codes];
  return { text, values: about && readers ? [...values, about.ids, readers.codes] : values };
}

const toJson = (params: NotificationMessage['params']): string | null =>
  params ? JSON.stringify(params) : null;

/** The page it is about; without the record, the screen above it is not known: no page. */
function toUrl(link: string | undefined, id: number | undefined): string | null {
  if (!link?.includes('{id}')) return link ?? null;
  return id === undefined ? null : link.replace('{id}', String(id));
}
