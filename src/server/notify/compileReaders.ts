import type { EntityModel, ServerModel } from '#contract/model.ts';
import { impliedCodes, SUPER_ADMIN } from '#contract/session.ts';
import { quoteText } from '#server/db/migrations/names.ts';
import { linkTo, printNode, printNodes } from '#server/account/membership.ts';
import { settingsOf } from '#server/settings/settingsOf.ts';

/** Parts of a statement over accounts `a`: those who may read some of the records `$9`. */
export interface Readers {
  /** How many of the records an account may read, as `n.seen`. */
  join: string;
  where: string;
  /** Codes `$10` of which one is needed; empty: none is. */
  codes: readonly string[];
}

type Entities = Pick<ServerModel, 'entities'>;
type Rights = Pick<ServerModel, 'entities' | 'permissions' | 'modules'>;

/** Nobody is told of what he may not see: neither without the codes of the entity, nor of rows that do not exist for him. */
export function compileReaders(model: Rights, name: string): Readers {
  const entity = findEntity(model, name);
  const { read } = entity.access;
  const mayRead = read === null ? 'false' : `($10::text[] = '{}' or ${printHolds(model, '$10')})`;
  return {
    join: ` cross join lateral (select count(*)::int as seen from "${entity.table}" t
 where t.id = any($9::int8[]) and ${printRows(model, entity)}) n`,
    where: ` and $10::text[] is not null and n.seen > 0 and ${mayRead}`,
    codes: read === null || read.length === 0 ? [] : [...read, SUPER_ADMIN],
  };
}

/** Whether the account `a` holds one of the codes of a placeholder, of its own or by a role. */
export function printHolds(model: Entities, codes: string): string {
  return `exists (${printPermissions(model)} where p.code = any(${codes}))`;
}

/** Codes of the account `a`, as rows `p(code)`. */
function printPermissions(model: Entities): string {
  const account = findEntity(model, 'account');
  const role = findEntity(model, 'role');
  const link = linkTo(account, 'role_ids');
  return `select p.code from (
 select jsonb_array_elements_text(coalesce(to_jsonb(a.permissions), '[]')) as code union all
 select jsonb_array_elements_text(coalesce(to_jsonb(r.permissions), '[]')) from "${link.table}" l
  join "${role.table}" r on r.customer_id = l.customer_id and r.id = l."${link.otherKey}" and r.deleted_at is null
  where l.customer_id = a.customer_id and l."${link.foreignKey}" = a.id) p`;
}

/** Which rows `t` exist for the account `a`: what `rowPredicate` says of a session, for many accounts at once. */
function printRows(model: Rights, entity: EntityModel): string {
  const conditions = entity.owner === 'global' ? [] : ['t.customer_id = a.customer_id'];
  if (entity.owner === 'user') conditions.push('t.created_by = a.id');
  if (entity.visibleRows) conditions.push(printRule(model, entity.visibleRows.sql.text));
  return conditions.join(' and ') || 'true';
}

/** A row rule with the account's own values. One that asks for more than these tells nobody. */
function printRule(model: Rights, text: string): string {
  const values: Readonly<Record<string, string>> = {
    'user.id': 'a.id',
    'user.customer': 'a.customer_id',
    'user.permissions': printCodes(model),
    'user.warehouses': printLinks(model, 'warehouse_ids'),
    'user.pos': printLinks(model, 'pos_ids'),
    ...printMembership(model),
    ...printSettings(model),
    now: 'now()',
    today: '(now() at time zone (select c.time_zone from khuon_customer c where c.id = a.customer_id))::date',
  };
  const names = [...text.matchAll(/\{([a-z_.]+)\}/g)].map(([, name = '']) => name);
  if (!names.every((name) => name in values)) return 'false';
  return `(${text.replace(/\{([a-z_.]+)\}/g, (_, name: string) => values[name] ?? 'null')})`;
}

/** What conditions know as `user.permissions`, as `toConditionCodes` says it of a session. */
function printCodes(model: Rights): string {
  const implied = impliedCodes(model.permissions).map((code) => quoteText(code));
  const all = `select i.code from unnest(array[${implied.join(', ')}]::text[]) i(code)`;
  return `array(${printPermissions(model)} union ${all} where ${printHolds(model, `array['${SUPER_ADMIN}']`)})`;
}

/** The nodes that the account `a` stands in and sees. */
const printMembership = ({ entities }: Entities): Record<string, string> => ({
  'user.node': printNode(entities),
  'user.nodes': `array(${printNodes(entities)})`,
});

/** What the company of the account `a` has set, as text. */
const printSettings = (model: Rights): Record<string, string> =>
  Object.fromEntries(
    settingsOf(model).map(({ key, field: { name, default: value = null } }) => [
      `settings.${name}`,
      `(coalesce((select s.value from khuon_setting s where s.customer_id = a.customer_id and s.key = ${quoteText(key)}),
 ${quoteText(JSON.stringify(value))}::jsonb) #>> '{}')`,
    ]),
  );

function printLinks(model: Entities, field: string): string {
  const link = linkTo(findEntity(model, 'account'), field);
  return `array(select l."${link.otherKey}" from "${link.table}" l where l.customer_id = a.customer_id and l."${link.foreignKey}" = a.id)`;
}

/** An entity by its name. Throws an Error when the model has none. */
export function findEntity({ entities }: Entities, name: string): EntityModel {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`The model must have an entity "${name}"`);
  return entity;
}
