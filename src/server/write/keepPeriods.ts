import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { PeriodModel } from '#contract/period.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { findField } from '../access/modelIndex.ts';
import { printDays } from '../db/migrations/printDays.ts';
import { quoteName } from '../db/migrations/names.ts';
import { compileLookup } from '../lookup/compileLookup.ts';
import { CONCEALED, seesValue } from './concealProblems.ts';
import { isLive, type RecordChange } from './RecordChange.ts';
import type { Change } from './runChange.ts';

type Days = Readonly<Record<'from' | 'to', string | null>>;

/** Whose days they are; a new record has no id yet. */
interface Rival extends Days {
  id: number;
}

/**
 * Refuses records whose days (`x-period`) overlap those of another that agrees with them in the keys, and names it. Whoever writes
 * the same keys at the same time waits; the database holds to it besides.
 */
export async function keepPeriods(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  const { period } = entity;
  if (!period) return;
  const counted = changes.filter((one) => isLive(one) && counts(change, period, one));
  if (counted.length === 0) return;
  await lockKeys(change, entity, period, counted);
  const stored = await readRivals(change, entity, period, { changes, counted });
  const taken: { one: RecordChange; rival: Rival }[] = [];
  const kept: RecordChange[] = [];
  for (const [at, one] of counted.entries()) {
    const beside = kept.find(
      (other) => isSame(period, one, other) && shareDay(daysOf(period, one), daysOf(period, other)),
    );
    const rival = stored.get(at) ?? (beside && { id: beside.id, ...daysOf(period, beside) });
    if (rival) taken.push({ one, rival });
    else kept.push(one);
  }
  const labels = await readLabels(
    change,
    entity,
    taken.map(({ rival }) => rival.id),
  );
  for (const { one, rival } of taken)
    one.refuse('period_taken', period.from, {
      value: labels.get(rival.id) ?? CONCEALED,
      period: printPeriod(change, entity, rival),
    });
}

/** Whether a record holds on some day, and agrees with others in what it has. */
function counts({ scope }: Change, { from, keys, counts: holds }: PeriodModel, one: RecordChange): boolean {
  const { record, old } = one;
  if (!record || ![from, ...keys].every((name) => (record[name] ?? null) !== null)) return false;
  return holds?.({ ...scope, record, old, parent: {}, input: {} }) ?? true;
}

const daysOf = ({ from, to }: PeriodModel, { record }: RecordChange): Days => ({
  from: (record?.[from] ?? null) as string | null,
  to: (record?.[to] ?? null) as string | null,
});

const isSame = ({ keys }: PeriodModel, one: RecordChange, other: RecordChange): boolean =>
  keys.every((name) => one.record?.[name] === other.record?.[name]);

const shareDay = (one: Days, other: Days): boolean =>
  (other.to === null || (one.from ?? '') <= other.to) && (one.to === null || (other.from ?? '') <= one.to);

const LOCK = `select pg_advisory_xact_lock(hashtextextended(x.name, $1::int8)) from unnest($2::text[]) with ordinality as x(name, turn) order by x.turn`;

/** In one order, so that two who write several of the same do not wait for each other. */
async function lockKeys(
  { tx, session }: Change,
  { name }: EntityModel,
  { keys }: PeriodModel,
  counted: readonly RecordChange[],
): Promise<void> {
  const names = counted.map(({ record }) =>
    JSON.stringify([`period of ${name}`, ...keys.map((key) => record?.[key])]),
  );
  await tx.query(LOCK, [session.customer.id, [...new Set(names)].sort()]);
}

/** What is stored in the way of each, by its place; those that change with it are looked at as they will be. */
async function readRivals(
  { tx, session }: Change,
  entity: EntityModel,
  { from, to, keys, where }: PeriodModel,
  { changes, counted }: { changes: readonly RecordChange[]; counted: readonly RecordChange[] },
): Promise<Map<number, Rival>> {
  const names = [from, to, ...keys];
  const types = names.map((name) => `${quoteName(name)} ${typeOf(entity, name)}`);
  const same = keys.map((name) => `t.${quoteName(name)} = x.${quoteName(name)}`);
  const tests = [
    ...(entity.owner === 'global' ? [] : ['t."customer_id" = $1']),
    ...(entity.softDelete ? ['t."deleted_at" is null'] : []),
    ...(where ? [`(${where.text})`] : []),
  ];
  const asked = counted.map(({ record }, at) => ({ at, ...pick(record ?? {}, names) }));
  const { rows } = await tx.query<Rival & { at: number }>(
    `select distinct on (x."at") x."at", t."id", t.${quoteName(from)}::text as "from", t.${quoteName(to)}::text as "to"
from jsonb_to_recordset($2::jsonb) as x("at" int4, ${types.join(', ')})
join ${quoteName(entity.table)} t on ${same.join(' and ')} and ${printDays('t', from, to)} && ${printDays('x', from, to)}
where $1::int8 is not null and t."id" <> all($3::int8[])${tests.map((test) => ` and ${test}`).join('')}
order by x."at", t."id"`,
    [session.customer.id, JSON.stringify(asked), changes.map(({ id }) => id)],
  );
  return new Map(rows.map(({ at, ...rival }) => [at, rival]));
}

function typeOf(entity: EntityModel, name: string): string {
  const field = findField(entity, name);
  return (field && serverTypeOf(field).column(field)) ?? 'text';
}

const pick = (record: Values, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

/** As a picker calls them for the caller; those that it would not offer him have no name. */
async function readLabels(
  { tx, caller: access, now }: Change,
  entity: EntityModel,
  all: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = all.filter((id) => id > 0);
  if (ids.length === 0) return new Map();
  const { text, values } = compileLookup({ words: [], ids, tests: [] }, entity, [], { access, now });
  const { rows } = await tx.query<{ rows: string }>(text, [...values]);
  const found = JSON.parse(rows[0]?.rows ?? '[]') as { id: number; label: string | null }[];
  return new Map(found.flatMap(({ id, label }) => (label === null ? [] : [[id, label] as const])));
}

/** `01/12/2026 – 31/12/2026`, open where it is until further notice. */
function printPeriod({ caller, scope }: Change, entity: EntityModel, rival: Rival): string {
  const { from = '', to = '' } = entity.period ?? {};
  const print = (name: string, day: string | null): string => {
    const field = findField(entity, name);
    if (!field || !seesValue(caller, entity, name)) return CONCEALED;
    return day === null ? '' : (scope.print?.(day, field) ?? day);
  };
  return `${print(from, rival.from)} – ${print(to, rival.to)}`.trim();
}
