import type { EntityModel, ServerModel } from '#contract/model.ts';
import { COUNTRIES, type Customer } from '#contract/session.ts';
import type { AccountActor, SystemActor } from '#server/access/Actor.ts';
import type { Licenses } from '#server/access/licenses.ts';
import type { AccountRights, ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import { entityOf as findEntity } from '#server/access/modelIndex.ts';
import { linkTo, printNodeFacts, printNodes } from './membership.ts';

interface RightsRow {
  account_id: number;
  username: string;
  display_name: string;
  is_main: boolean | null;
  must_change_password: boolean | null;
  stamp: number;
  own: readonly string[] | null;
  of_roles: readonly string[];
  /** By `<module>.<name>`. */
  settings: Readonly<Record<string, unknown>>;
  licenses: Licenses;
  warehouses: readonly number[];
  pos: readonly number[];
  nodes: readonly number[];
  node: { id: number; name: string | null; is_own: boolean } | null;
  /** The account's own names in the header, before those of its company. */
  names: Pick<Customer, 'sub_full_name' | 'distributor_name'>;
  customer: Omit<Customer, 'currency' | 'id_identity'>;
  id_identity: number | null;
}

type SessionRow = RightsRow & { id: number };

/** What is stored of a customer's settings, with the defaults of the model. */
type ToSettings = (stored: RightsRow['settings']) => ServerSession['settings'];

/** Value of `account.status` that may work. */
const ACTIVE = 1;

/** Reads whose rights count, each with its stamp in one snapshot. */
export interface RightsLoader {
  /** The live session by the hash of its token. */
  readSession(tokenHash: string): Promise<ServerSession | undefined>;
  /** An account that may work, whatever became of its sessions. */
  readAccount(customerId: number, accountId: number): Promise<AccountActor | undefined>;
  /** The customer's system, once it has an account; its permissions are said by who acts through it. */
  readSystem(customerId: number): Promise<Omit<SystemActor, 'reason'> | undefined>;
}

/** Makes the readers over the model's accounts, roles and the tree of members. */
export function createRightsLoader(db: Db, model: ServerModel, toSettings: ToSettings): RightsLoader {
  const entityOf = (name: string) => findEntity(model, name);
  const source = `"${entityOf('account').table}"`;
  const ofSession = `from khuon_session s join ${source} a on a.customer_id = s.customer_id and a.id = s.account_id`;
  const nodes = `${printNodeFacts(model.entities)} as node, (select coalesce(jsonb_agg(n.id), '[]') from (${printNodes(model.entities)}) n) as nodes`;
  const links = `${compileLinks(entityOf('account'))}, ${nodes}`;
  const sessionSql = `${compileRights(entityOf, 's.id', ofSession, links)} where ${IS_ACTIVE}
and s.token_hash = $1 and s.revoked_at is null and s.idle_expires_at > now() and s.expires_at > now()`;
  const accountSql = `${compileRights(entityOf, 'null as id', `from ${source} a`, links)} where ${IS_ACTIVE} and a.customer_id = $1 and a.id = $2`;
  const systemSql = `${compileRights(entityOf, 'null as id', `from ${source} a`, `${compileAll(entityOf)}, ${nodes}`)} where a.customer_id = $1 and a.id = c.system_account_id`;
  return {
    async readSession(tokenHash) {
      const { rows } = await db.withoutTenant('session').query<SessionRow>(sessionSql, [tokenHash]);
      const [row] = rows;
      return row && { kind: 'session', id: row.id, ...withoutRights(toRights(row, toSettings)) };
    },
    async readAccount(customerId, accountId) {
      const { rows } = await db.forTenant(customerId).query<RightsRow>(accountSql, [customerId, accountId]);
      return rows[0] && { kind: 'account', ...toRights(rows[0], toSettings) };
    },
    async readSystem(customerId) {
      const { rows } = await db.forTenant(customerId).query<RightsRow>(systemSql, [customerId]);
      return rows[0] && { kind: 'system', ...toRights(rows[0], toSettings) };
    },
  };
}

const IS_ACTIVE = `a.deleted_at is null and a.status = ${ACTIVE}`;

/** A statement over the account `a`, up to its conditions; `links` are its warehouses and shops. */
function compileRights(
  entityOf: (name: string) => EntityModel,
  id: string,
  from: string,
  links: string,
): string {
  const account = entityOf('account');
  const role = entityOf('role');
  const roles = linkTo(account, 'role_ids');
  return `select ${id}, a.id as account_id, a.username, a.display_name, a.is_main, a.must_change_password, to_jsonb(a.permissions) as own,
 coalesce(k.stamp, 0) as stamp, to_jsonb(c) as customer,
 jsonb_build_object('sub_full_name', coalesce(a.sub_full_name, c.sub_full_name), 'distributor_name', coalesce(a.distributor_name, c.distributor_name)) as names,
 (select coalesce(jsonb_object_agg(x.key, x.value), '{}') from khuon_setting x where x.customer_id = a.customer_id) as settings,
 (select coalesce(jsonb_object_agg(l.key, jsonb_build_object('valid_from', l.valid_from, 'valid_until', l.valid_until)), '{}')
   from khuon_license l where l.customer_id = a.customer_id) as licenses,
 (select min(m.id) from "${account.table}" m where m.customer_id = a.customer_id and m.is_main and m.deleted_at is null) as id_identity,
 (select coalesce(jsonb_agg(distinct p.code), '[]') from "${roles.table}" l
   join "${role.table}" r on r.customer_id = l.customer_id and r.id = l."${roles.otherKey}" and r.deleted_at is null,
   jsonb_array_elements_text(to_jsonb(r.permissions)) as p(code)
  where l.customer_id = a.customer_id and l."${roles.foreignKey}" = a.id) as of_roles,
 ${links}
${from}
join khuon_customer c on c.id = a.customer_id
left join khuon_account_stamp k on k.customer_id = a.customer_id and k.account_id = a.id`;
}

/** Warehouses and shops that an account is linked to. */
const compileLinks = (account: EntityModel): string =>
  `${compileLinked(account, 'warehouse_ids')} as warehouses, ${compileLinked(account, 'pos_ids')} as pos`;

/** All warehouses and shops of the customer. */
const compileAll = (entityOf: (name: string) => EntityModel): string =>
  `${compileIds(entityOf('warehouse'))} as warehouses, ${compileIds(entityOf('pos'))} as pos`;

const compileIds = ({ table }: EntityModel): string =>
  `(select coalesce(jsonb_agg(x.id order by x.id), '[]') from "${table}" x where x.customer_id = a.customer_id and x.deleted_at is null)`;

function compileLinked(account: EntityModel, field: string): string {
  const link = linkTo(account, field);
  return `(select coalesce(jsonb_agg(l."${link.otherKey}" order by l."${link.otherKey}"), '[]') from "${link.table}" l
  where l.customer_id = a.customer_id and l."${link.foreignKey}" = a.id)`;
}

/** Nobody works with a password that somebody else knows. What runs for an account, its jobs and keys, goes on. */
const withoutRights = (rights: AccountRights): AccountRights =>
  rights.mustChangePassword ? { ...rights, permissions: [] } : rights;

function toRights(row: RightsRow, toSettings: ToSettings): AccountRights {
  return {
    customer: toCustomer(row),
    licenses: row.licenses,
    accountId: row.account_id,
    username: row.username,
    displayName: row.display_name,
    isMain: row.is_main === true,
    mustChangePassword: row.must_change_password === true,
    permissions: [...new Set([...(row.own ?? []), ...row.of_roles])].sort(),
    settings: toSettings(row.settings),
    warehouses: row.warehouses,
    pos: row.pos,
    node: row.node?.is_own === true ? row.node.id : null,
    nodes: row.nodes,
    stamp: row.stamp,
  };
}

function toCustomer({ customer, names, id_identity, node }: RightsRow): Customer {
  const { id, id_country, is_active_pos, company_name, time_zone, logo } = customer;
  const currency = COUNTRIES[id_country]?.currency ?? 'VND';
  return {
    id,
    id_identity: id_identity ?? 0,
    id_country,
    is_active_pos,
    ...names,
    distributor_name: names.distributor_name ?? (node?.is_own ? node.name : null),
    company_name,
    logo,
    dc_id_distributor: node?.id ?? customer.dc_id_distributor,
    time_zone,
    currency,
  };
}
