import type { ListColumnModel, ViewModeModel } from '#contract/model.ts';
import { columnsOfMode, type ListScope } from '#server/list/ListScope.ts';

/** What a finished file shows, and what its rows were shown for: judged again when it is fetched. */
export interface ExportContent {
  mode: string;
  /** Keys of its columns. */
  columns: readonly string[];
  /** Those of them whose digits were not hidden, though they are for others. */
  unmasked: readonly string[];
  /** What the caller had of that by which the list chooses its rows (`user.warehouses`). */
  holdings: Readonly<Record<string, readonly (string | number)[]>>;
}

/** The content of a file with these columns, made for the caller of a list. */
export function toExportContent(
  scope: ListScope,
  mode: ViewModeModel,
  columns: readonly ListColumnModel[],
): ExportContent {
  return {
    mode: mode.key,
    columns: columns.map(({ key }) => key),
    unmasked: columns
      .filter((column) => isMaskable(column, scope) && !isMasked(column, scope))
      .map(({ key }) => key),
    holdings: readHoldings(scope),
  };
}

/** Whether the caller of a list may still see all of a file. */
export function maySee(content: ExportContent, scope: ListScope): boolean {
  const mode = scope.rights.viewModes.find(({ key }) => key === content.mode);
  if (!mode) return false;
  const seen = new Map(columnsOfMode(scope, mode).map((column) => [column.key, column]));
  const holdings = readHoldings(scope);
  return (
    content.columns.every((key) => seen.has(key)) &&
    content.unmasked.every((key) => !isMasked(seen.get(key), scope)) &&
    Object.entries(content.holdings).every(([name, had]) =>
      had.every((one) => holdings[name]?.includes(one) ?? true),
    )
  );
}

function findField(column: ListColumnModel | undefined, { access, entity }: ListScope) {
  return column && access.findSeen(entity, column);
}

const isMaskable = (column: ListColumnModel, scope: ListScope): boolean =>
  findField(column, scope)?.mask !== undefined;

function isMasked(column: ListColumnModel | undefined, scope: ListScope): boolean {
  const field = findField(column, scope);
  return !field || scope.access.isMasked(field);
}

/** The caller's own lists that the rule of the entity's rows looks at; of his codes those that it names. */
function readHoldings({ entity, access: { session } }: ListScope): ExportContent['holdings'] {
  const { warehouses, pos, node, nodes } = session;
  const { text, params } = entity.visibleRows?.sql ?? { text: '', params: [] };
  const permissions = session.permissions.filter((code) => text.includes(`'${code}'`));
  const all = {
    'user.permissions': permissions,
    'user.warehouses': warehouses,
    'user.pos': pos,
    'user.node': node === null ? [] : [node],
    'user.nodes': nodes,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => params.includes(name)));
}
