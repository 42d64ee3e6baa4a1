import { stateFields } from '#contract/workflow.ts';
import type { ViewModeModel } from '#contract/model.ts';
import { ownNames } from '#server/access/modelIndex.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { createMemory } from './createMemory.ts';
import { createGrain, grainPlace, startOf } from './Grain.ts';
import { columnsOfMode, type ListScope } from './ListScope.ts';
import { printAs, printEntries, type Entry } from './printRow.ts';
import { currencyColumn } from './printSums.ts';
import { Joins, type Query } from './Query.ts';
import { Binder } from './Statement.ts';

/** What a list shows of a row over `t` (and `c`), and the records joined for it. */
export interface Shown {
  /** The select list: `t."status" AS "status"`. */
  columns: string;
  joins: string;
  /** The statement's binder goes on from here. */
  binder: Binder;
}

const remember = createMemory<Shown>();

/** Compiled once a session, day, list and mode: it depends on nothing else of a request. */
export function compileShown(scope: ListScope, mode: ViewModeModel): Shown {
  const key = `${scope.context.today} ${scope.list.screen} ${mode.key}`;
  return remember(scope.access, key, () => compile(scope, mode));
}

function compile(scope: ListScope, mode: ViewModeModel): Shown {
  const binder = new Binder();
  const query = { access: scope.access, bind: binder.bind, now: scope.now };
  const joins = new Joins(query, 'j');
  const columns = printColumns(scope, mode, joins, query).join(', ');
  return { columns, joins: joins.text, binder };
}

/** The keys of a row: `id`, `version` if it has one, a child row's parent, every column of the mode that the caller may see. */
function printColumns(scope: ListScope, mode: ViewModeModel, joins: Joins, query: Query): string[] {
  const grain = createGrain(scope, mode);
  const place = grainPlace(grain);
  const own = [...ownNames(place.entity), ...(grain.child ? [grain.child.foreignKey] : [])];
  const entries = toEntries(scope, mode, new Set(own));
  return [
    ...own.map((name) => printAs(`${place.alias}.${quoteName(name)}`, name)),
    ...entries.flatMap((entry) => {
      const start = startOf(entry, grain);
      return printEntries([{ ...entry, steps: start.steps }], start.place, joins, query);
    }),
  ];
}

/**
 * Columns of a mode; the states of workflows travel along even where no column shows it, for the buttons, and the
 * currency of money that says its own.
 */
function toEntries(scope: ListScope, mode: ViewModeModel, taken: ReadonlySet<string>): Entry[] {
  const { access, entity } = scope;
  const entries = columnsOfMode(scope, mode).flatMap(({ key, steps, leaf }) => {
    const field = access.findSeen(entity, { steps, leaf });
    const beside = currencyColumn({ key, steps, leaf }, scope);
    const currency = beside && access.findSeen(entity, beside);
    return [
      ...(field ? [{ key, steps, field }] : []),
      ...(currency ? [{ key: beside.key, steps, field: currency }] : []),
    ];
  });
  const readable = access.readableFields(entity);
  const states = stateFields(entity.workflows).flatMap((name) => readable.get(name) ?? []);
  const all = [...entries, ...states.map((state) => ({ key: state.name, steps: [], field: state }))];
  return [...new Map(all.map((entry) => [entry.key, entry])).values()].filter(({ key }) => !taken.has(key));
}
