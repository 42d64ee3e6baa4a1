import { holdsAny, type Session } from '#contract/session.ts';
import { FEATURES } from '#contract/features.ts';
import type { Calls } from '#server/http/Calls.ts';
import { hasFeature } from '#server/access/licenses.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import { readFields } from '#server/http/readFields.ts';
import { readToken } from '#server/http/RouteAccess.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { openModules } from './openModules.ts';
import { hashToken, toSocketKey } from './tokens.ts';

/** `POST /me`: the session, as spec 3 has it. */
export function meRoutes(calls: Calls, { db, model, now }: ServerParts): void {
  calls.post('/me', { config: { access: [] } }, async (request): Promise<Session> => {
    const { session, body } = request;
    readFields(body, {});
    const key = toSocketKey(readToken(request) ?? '');
    return {
      ...toAnswer(session, await readPlaces(db, session)),
      modules: openModules(model, session),
      features: FEATURES.filter((feature) => hasFeature(session.licenses, feature, now())),
      session_id: session.id,
      auth_key: await keepSocketKey(db, session, key),
    };
  });
}
interface PlaceRow {
  warehouses: Session['warehouses'];
  pos: Session['pos'];
  notify: number;
  last_event: number;
}

/** A main account and full access see every place; others the ones that they are linked to. */
async function readPlaces(db: Db, session: ServerSession): Promise<PlaceRow> {
  const seesAll = session.isMain || holdsAny(session.permissions, ['super_admin']);
  const { rows } = await db.forTenant(session.customer.id).query<PlaceRow>(
    `select
 (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'code_name', w.code_name, 'id_city', w.id_city) order by w.id), '[]')
  from "warehouse" w where w.customer_id = $1 and w.deleted_at is null and ($3 or w.id = any($4::int8[]))) as warehouses,
 (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code, 'id_city', p.id_city, 'warehouse_id', p.warehouse_id) order by p.id), '[]')
  from "pos" p where p.customer_id = $1 and p.deleted_at is null and ($3 or p.id = any($5::int8[]))) as pos,
 (select count(*)::int from khuon_notification n
  where n.customer_id = $1 and n.account_id = $2 and n.status = 0) as notify,
 (select coalesce(max(e.id), 0) from khuon_signal e where e.customer_id = $1) as last_event`,
    [session.customer.id, session.accountId, seesAll, session.warehouses, session.pos],
  );
  return rows[0] ?? { warehouses: [], pos: [], notify: 0, last_event: 0 };
}

function toAnswer(
  session: ServerSession,
  places: PlaceRow,
): Omit<Session, 'auth_key' | 'session_id' | 'modules' | 'features'> {
  const { customer, permissions, settings, displayName, mustChangePassword, accountId, node, nodes } =
    session;
  return {
    customer,
    permissions,
    settings,
    ...(node === null ? {} : { node, nodes }),
    ...places,
    display_name: displayName,
    ...(mustChangePassword ? { must_change_password: true } : {}),
    identity_id: accountId,
  };
}

/** Keeps the hash of the socket's secret beside its session; the same session always has the same secret. */
async function keepSocketKey(db: Db, session: ServerSession, key: string): Promise<string> {
  await db.forTenant(session.customer.id).query(
    `insert into khuon_ticket (customer_id, kind, token_hash, account_id, session_id, expires_at)
values ($1, 'socket', $2, $3, $4, now() + interval '30 days') on conflict (token_hash) do nothing`,
    [session.customer.id, hashToken(key), session.accountId, session.id],
  );
  return key;
}
