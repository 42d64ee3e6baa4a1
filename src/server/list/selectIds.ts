import type { EntityModel, ListModel } from '#contract/model.ts';
import type { Language } from '#contract/session.ts';
import type { RowId } from '#contract/wire.ts';
import type { Access } from '#server/access/Access.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { withinOf } from './compileTests.ts';
import { toListTests } from './fixedTests.ts';
import { createGrain, printFrom, printWhere } from './Grain.ts';
import { createListScope, type ListScope } from './ListScope.ts';
import { parseListRequest } from './parseListRequest.ts';
import { refuseName } from './refuseName.ts';
import { Binder, type Statement } from './Statement.ts';

/** Records that one selection by filter may mean. */
const MAX_SELECTED = 100_000;

/** Who selects, and through what. */
export interface Selecting {
  tx: Queries;
  access: Access;
  language: Language;
  now: Date;
}

/** A selection by filter: all rows that the list of a screen shows under these filters. */
export interface Selection {
  screen?: unknown;
  filters?: unknown;
  viewMode?: unknown;
}

/**
 * Ids of the records of a selection, ascending. The screen's list decides, as it does for its own rows: the same
 * parse, the same conditions. It may be one over a view whose rows stand for the records. Throws Failure `invalid` for a screen or filter that is not the caller's.
 */
export function selectIds(
  selecting: Selecting,
  entity: EntityModel,
  selection: Selection,
  except: readonly number[] = [],
): Promise<number[]> {
  const { access } = selecting;
  const list = access.model.lists.find(
    (each) => each.screen === selection.screen && isOver(access, each, entity),
  );
  return select<number>(selecting, list, selection, { ids: except, type: 'int8' });
}

/** Ids of the rows of a selection, as its list shows them: those of a view may be texts. */
export function selectRows(
  selecting: Selecting,
  selection: Selection,
  except: readonly RowId[],
): Promise<RowId[]> {
  const list = selecting.access.model.lists.find(({ screen }) => screen === selection.screen);
  return select<RowId>(selecting, list, selection, { ids: except.map(String), type: 'text' });
}

/** Rows that a selection leaves out, and as what they are compared. */
interface Except {
  ids: readonly RowId[];
  type: 'int8' | 'text';
}

async function select<Id extends RowId>(
  { tx, access, language, now }: Selecting,
  list: ListModel | undefined,
  selection: Selection,
  except: Except,
): Promise<Id[]> {
  const scope = list && createListScope(list, access, language, now);
  if (!scope?.rights.isAllowed) {
    throw new Failure('invalid', { problems: [refuseName('screen', 'not_a_choice', selection.screen)] });
  }
  const { text, values } = compileIds(scope, selection, except);
  const { rows } = await tx.query<{ id: Id }>(text, values);
  if (rows.length > MAX_SELECTED) {
    throw new Failure('invalid', {
      problems: [
        {
          path: 'filters',
          code: 'too_many_rows',
          params: { label: 'kit.list.selection', limit: MAX_SELECTED },
        },
      ],
    });
  }
  return rows.map(({ id }) => id);
}

/** Whether the rows of a list are an entity's records, or rows of a view that stand for them under their ids. */
export const isOver = ({ model }: Access, list: ListModel, { name }: EntityModel): boolean =>
  list.entity === name || entityOf(model, list.entity).view?.of === name;

function compileIds(scope: ListScope, { filters, viewMode }: Selection, { ids, type }: Except): Statement {
  const { mode, tests } = parseListRequest({ filters, viewMode }, scope);
  const { values, bind } = new Binder();
  const within = withinOf(tests, scope.entity);
  const query = { access: scope.access, bind, now: scope.now, within };
  const grain = createGrain(scope, mode);
  const where = printWhere(grain, [...tests, ...toListTests(scope, mode)], query);
  const but = ids.length > 0 ? ` AND t."id"::${type} <> ALL(${bind(ids, `${type}[]`)})` : '';
  const text = `SELECT DISTINCT t."id" AS id ${printFrom(grain, query)} WHERE ${where}${but} ORDER BY t."id" LIMIT ${MAX_SELECTED + 1}`;
  return { text, values };
}
