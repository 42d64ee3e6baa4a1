import type { FieldModel, ListColumnModel, ViewModeModel } from '#contract/model.ts';
import type { ValueContext } from '#contract/field.ts';
import type { Language } from '#contract/session.ts';
import { enumWords, labelKeyOf } from '#fields/enum/enum.ts';
import { currencyKey } from '#fields/money/money.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import type { Texts } from '#server/http/createTexts.ts';
import { sumColumns } from '#server/list/compileTotals.ts';
import { toViews, type Choice } from '#server/list/customView.ts';
import { columnsOfMode, type ListScope } from '#server/list/ListScope.ts';

/** One column of a sheet; plain data, so that a thread can take it. */
export interface SheetColumn {
  /** Key of its value in a row. */
  key: string;
  /** In the reader's language. */
  header: string;
  /** Characters. */
  width: number;
  /** What its cells are made by. */
  field: FieldModel;
  /** Key of the row's currency, for money that has one of its own. */
  currencyKey?: string;
  /** Added up below the rows, as the list does. */
  hasSum: boolean;
  /** Only amounts in this currency are added up. */
  sumIn?: string;
}

/** What a sheet looks like, whatever its rows. */
export interface SheetLayout {
  columns: readonly SheetColumn[];
  /** Keys of the values that a row carries, in their order. */
  keys: readonly string[];
  context: ValueContext;
  /** Words of the codes in its columns, by message key. */
  texts: Readonly<Record<string, string>>;
  /** Words before the sums; `{{total}}` stands for the number of rows. */
  sumsLabel: string;
}

/** Characters of a column whose type says nothing. */
const DEFAULT_WIDTH = 20;

/**
 * The columns of a download: those that the caller sees on screen, without those that do not travel (`export`).
 * @param asked keys of columns that an open view shows instead of the caller's `choice`; those that are not his are left out.
 */
export function chooseColumns(
  scope: ListScope,
  mode: ViewModeModel,
  choice: ReadonlyMap<string, Choice>,
  asked?: readonly string[],
): ListColumnModel[] {
  const byKey = new Map(columnsOfMode(scope, mode).map((column) => [column.key, column]));
  const wanted = asked?.filter((key) => byKey.has(key)) ?? [];
  const keys = wanted.length > 0 ? wanted : toViews(scope, mode, choice);
  return keys.flatMap((key) => byKey.get(key) ?? []).filter((column) => column.export);
}

/** The layout of a download with columns that `chooseColumns` gave. */
export function toSheetLayout(
  scope: ListScope,
  mode: ViewModeModel,
  chosen: readonly ListColumnModel[],
  texts: Texts,
): SheetLayout {
  const { language, country, timeZone, currency } = scope.context;
  const sums = new Set(sumColumns(scope, mode).map(({ key }) => key));
  const columns = chosen.map((column) => toSheetColumn(column, scope, texts, sums.has(column.key)));
  return {
    columns,
    keys: toRowKeys(columns),
    context: { language, country, timeZone, currency },
    texts: Object.fromEntries(columns.flatMap(({ field }) => toWords(field, language, texts))),
    sumsLabel: texts.find(language, 'kit.list.sum_of', { total: '{{total}}' }) ?? '',
  };
}

/** Everything that the cells of some columns need of a row. */
function toRowKeys(columns: readonly SheetColumn[]): string[] {
  return [...new Set(columns.flatMap(({ key, currencyKey }) => [key, currencyKey ?? key]))];
}

/** References and links show the labels of what they lead to; money shows the digits of its own currency. */
function toSheetColumn(
  { key, leaf, label, steps, sumIn }: ListColumnModel,
  scope: ListScope,
  texts: Texts,
  hasSum: boolean,
): SheetColumn {
  const field = scope.access.findSeen(scope.entity, { steps, leaf });
  if (!field) throw new Error(`the column "${key}" is not for this caller`);
  const { name, type, json, scale, enum: model, currency } = field;
  const isLabel = field.reference !== undefined || field.links !== undefined;
  return {
    key: isLabel ? `${key}.label` : key,
    header: textOf(label, scope.context.language, texts),
    width: serverTypeOf(field).sheetWidth ?? DEFAULT_WIDTH,
    field: isLabel ? { name, type: 'text', json: 'string' } : { name, type, json, scale, enum: model },
    ...(currency ? { currencyKey: currencyKey(key, field) } : {}),
    hasSum,
    ...(sumIn === undefined ? {} : { sumIn }),
  };
}

function toWords({ enum: model }: FieldModel, language: Language, texts: Texts): [string, string][] {
  const keys = model ? enumWords(model).map((word) => labelKeyOf(model, word)) : [];
  return keys.map((key) => [key, textOf(key, language, texts)]);
}

function textOf(key: string, language: Language, texts: Texts): string {
  return texts.find(language, key) ?? key;
}
