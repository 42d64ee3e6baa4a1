import type { FieldModel, ListColumnModel, ViewModeModel } from '#contract/model.ts';
import type { Row } from '#contract/logic.ts';
import type { Language } from '#contract/session.ts';
import type { CellContext, ExcelCell } from '#fields/ServerFieldType.server.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import type { Texts } from '#server/http/createTexts.ts';
import { toViews, type Choice } from '#server/list/customView.ts';
import type { ListScope } from '#server/list/ListScope.ts';

/** One column of a sheet. */
export interface SheetColumn {
  /** In the reader's language. */
  header: string;
  /** Characters. */
  width: number;
  toCell(row: Row): ExcelCell;
}

/** Widths by what a column holds, in characters; the rest takes the default. */
const WIDTHS: Readonly<Partial<Record<FieldModel['type'], number>>> = {
  date: 12,
  date_time: 18,
  boolean: 10,
  long_text: 40,
  address: 40,
};
const DEFAULT_WIDTH = 20;

/** The columns of a download: those the caller sees on screen, without the ones that do not travel (`export`). */
export function toSheetColumns(
  scope: ListScope,
  mode: ViewModeModel,
  choice: ReadonlyMap<string, Choice>,
  texts: Texts,
): SheetColumn[] {
  const byKey = new Map(scope.rights.columns.map((column) => [column.key, column]));
  const shown = toViews(scope, mode, choice).flatMap((key) => byKey.get(key) ?? []);
  return shown.filter((column) => column.export).map((column) => toSheetColumn(column, scope, texts));
}

function toSheetColumn(column: ListColumnModel, scope: ListScope, texts: Texts): SheetColumn {
  const { language } = scope.context;
  const field = scope.access.findSeen(scope.entity, column);
  if (!field) throw new Error(`the column "${column.key}" is not for this caller`);
  const context: CellContext = { ...scope.context, text: (key) => textOf(key, language, texts) };
  return {
    header: textOf(column.label, language, texts),
    width: WIDTHS[field.type] ?? DEFAULT_WIDTH,
    toCell: (row) => toCell(row, column, field, context),
  };
}

function textOf(key: string, language: Language, texts: Texts): string {
  return texts.find(language, key) ?? key;
}

/** References and links show the labels of what they lead to; money shows the digits of its own currency. */
function toCell(
  row: Row,
  { key, leaf }: ListColumnModel,
  field: FieldModel,
  context: CellContext,
): ExcelCell {
  if (field.reference || field.links)
    return { value: (row[`${key}.label`] as string | null | undefined) ?? null };
  const currency = field.currency && row[`${key.slice(0, -leaf.length)}${field.currency}`];
  const settled = typeof currency === 'string' ? { ...context, currency } : context;
  return serverTypeOf(field).cell(row[key], field, settled);
}
