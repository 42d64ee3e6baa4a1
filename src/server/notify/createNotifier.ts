import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { NotificationMessage, NotificationModel } from '#contract/notification.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import { linkTo } from '#server/account/loadSession.ts';
import type { Queries } from '#server/db/Db.ts';
import type { Signals } from '#server/realtime/createSignals.ts';

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

/** Makes the port over the registry of a model. */
export function createNotifier(
  model: Pick<ServerModel, 'entities' | 'notifications'>,
  signals: Signals,
): Notifier {
  const registry = new Map(model.notifications.map((each) => [each.key, each]));
  return {
    async send(tx, customerId, key, message = {}) {
      const kind = registry.get(key);
      if (!kind) throw new Error(`no module.json declares the notification "${key}"`);
      const { text, values } = compileStore(model, customerId, kind, message);
      const { rows } = await tx.query<{ id: number; account: number }>(text, values);
      const told = rows.map(({ id, account }) => ({ id, account, type: kind.type }));
      await signals.notified(tx, customerId, told);
    },
  };
}

/** One row for each active account that is meant; `title` is the key, its text is made in the reader's language. */
function compileStore(
  model: Pick<ServerModel, 'entities'>,
  customerId: number,
  { key, type, link, to }: NotificationModel,
  { params, id, accounts = [], but }: NotificationMessage,
): { text: string; values: unknown[] } {
  const account = entityOf(model, 'account');
  const isMeant =
    to === 'account' ? `a.id = any($7::int8[])` : `($8::text[] = '{}' or ${printHolds(model, account)})`;
  const text = `insert into khuon_notification (customer_id, account_id, type, title, data, url)
select $1, a.id, $2, $3, $4::jsonb, $5 from "${account.table}" a
where a.customer_id = $1 and a.deleted_at is null and a.status = ${ACTIVE} and a.id is distinct from $6::int8
 and $7::int8[] is not null and $8::text[] is not null and ${isMeant}
order by a.id returning id, account_id as account`;
  const codes = to === 'account' || to.length === 0 ? [] : [...to, SUPER_ADMIN];
  const data = params ? JSON.stringify(params) : null;
  return { text, values: [customerId, type, key, data, toUrl(link, id), but ?? null, accounts, codes] };
}

/** Whether an account holds one of the codes `$8`, of its own or by a role. */
function printHolds(model: Pick<ServerModel, 'entities'>, account: EntityModel): string {
  const role = entityOf(model, 'role');
  const link = linkTo(account, 'role_ids');
  return `exists (select from jsonb_array_elements_text(coalesce(to_jsonb(a.permissions), '[]')) p(code) where p.code = any($8))
 or exists (select from "${link.table}" l
  join "${role.table}" r on r.customer_id = l.customer_id and r.id = l."${link.otherKey}" and r.deleted_at is null,
  jsonb_array_elements_text(coalesce(to_jsonb(r.permissions), '[]')) p(code)
  where l.customer_id = a.customer_id and l."${link.foreignKey}" = a.id and p.code = any($8))`;
}

/** The page it is about; without the record, the screen above it is not known: no page. */
function toUrl(link: string | undefined, id: number | undefined): string | null {
  if (!link?.includes('{id}')) return link ?? null;
  return id === undefined ? null : link.replace('{id}', String(id));
}

function entityOf({ entities }: Pick<ServerModel, 'entities'>, name: string): EntityModel {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`The model must have an entity "${name}"`);
  return entity;
}
