import type { NotificationRow } from '#contract/notification.ts';
import type { Language } from '#contract/session.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { MANY } from './createNotifier.ts';

/** Rows of one answer; older ones are asked for with `before`. */
const SHOWN = 20;

export interface NotificationFilter {
  type?: number;
  status?: number;
  /** Only those older than this id. */
  before?: number;
}

interface Stored {
  rows: readonly (Omit<NotificationRow, 'severity'> & { data: NotificationRow['data'] })[];
  total: number;
}

/** The newest of the own notifications, in the reader's language. `total` counts all that the filter means, on every page. */
export async function readNotifications(
  { db, model, texts }: Pick<ServerParts, 'db' | 'model' | 'texts'>,
  session: ServerSession,
  language: Language,
  { type, status, before }: NotificationFilter,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { rows } = await db.forTenant(session.customer.id).query<Stored>(
    `with own as (select id, type, status, title, data, url, created_at from khuon_notification
 where customer_id = $1 and account_id = $2 and ($3::int8 is null or type = $3) and ($4::int8 is null or status = $4))
select (select count(*)::int from own) as total,
 (select coalesce(jsonb_agg(to_jsonb(x) order by x.id desc), '[]')
  from (select * from own where $5::int8 is null or id < $5 order by id desc limit ${SHOWN}) x) as rows`,
    [session.customer.id, session.accountId, type ?? null, status ?? null, before ?? null],
  );
  const severities = new Map(model.notifications.map(({ key, severity }) => [key, severity]));
  const { rows: stored, total } = rows[0] ?? { rows: [], total: 0 };
  return {
    total,
    rows: stored.map((row) => ({
      ...row,
      severity: severities.get(toKey(row.title)) ?? 'info',
      title: texts.find(language, `notification.${row.title}`, row.data ?? {}) ?? row.title,
    })),
  };
}

/** The entry of the registry, also of a text over several records. */
const toKey = (title: string): string => (title.endsWith(MANY) ? title.slice(0, -MANY.length) : title);
