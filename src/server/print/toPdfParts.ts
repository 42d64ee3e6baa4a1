import type { Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import {
  filledFields,
  isFigure,
  relatedName,
  shownColumns,
  sumOf,
  toLink,
  type PrintedBlock,
  type PrintedColumn,
} from '#contract/print.ts';
import { valueText, type TextTools } from '#fields/valueText.ts';
import type { PdfPart, PdfTable } from './WritePdfTask.ts';

/** Who prints, and in which words. */
export interface PdfTools extends TextTools {
  company: string;
  /** Address of the product. */
  origin: string;
}

/** A record as its document says, every value as screens write it. */
export const toPdfParts = (
  blocks: readonly PrintedBlock[],
  record: Row,
  tools: PdfTools,
): readonly PdfPart[] => blocks.flatMap((block) => toParts(block, record, tools));

function toParts(block: PrintedBlock, record: Row, tools: PdfTools): readonly PdfPart[] {
  const { translate } = tools;
  switch (block.kind) {
    case 'company':
      return [{ kind: 'logo' }, { kind: 'heading', text: tools.company }];
    case 'title':
      return [{ kind: 'heading', text: translate(block.text) }];
    case 'text':
      return [{ kind: 'text', text: translate(block.text) }];
    case 'line':
      return [{ kind: 'line' }];
    case 'fields':
      return [{ kind: 'fields', fields: toFields(block, record, tools) }];
    case 'table':
      return [{ kind: 'table', table: toTable(block.columns, rowsOf(record, block.rows), tools) }];
    case 'related': {
      const rows = rowsOf(record, relatedName(block));
      return [{ kind: 'table', table: withNumbers(toTable(block.columns, rows, tools)) }];
    }
    case 'signatures':
      return [{ kind: 'signatures', texts: block.texts.map((text) => translate(text)) }];
    case 'qr':
      return [{ kind: 'qr', text: toLink(tools.origin, block, record) }];
    default:
      return [{ kind: 'barcode', text: String(record[block.field.name] ?? '') }];
  }
}

const rowsOf = (record: Row, name: string): readonly Row[] => (record[name] ?? []) as readonly Row[];

function toFields({ fields }: Extract<PrintedBlock, { kind: 'fields' }>, record: Row, tools: PdfTools) {
  return filledFields(fields, record).map(({ field, label, strong = false }) => ({
    name: tools.translate(label),
    text: textOf(field, record, tools),
    isStrong: strong,
  }));
}

function textOf(field: FieldModel, row: Row, tools: PdfTools): string {
  const label = row[`${field.name}.label`];
  return valueText(field, row[field.name] ?? null, typeof label === 'string' ? label : undefined, tools);
}

function toTable(columns: readonly PrintedColumn[], rows: readonly Row[], tools: PdfTools): PdfTable {
  const shown = shownColumns(columns, rows);
  const sumText = ({ field, sum }: PrintedColumn): string =>
    sum ? textOf(field, { [field.name]: sumOf(field, rows) }, tools) : '';
  return {
    names: shown.map(({ label }) => tools.translate(label)),
    figures: shown.map(({ field }) => isFigure(field)),
    rows: rows.map((row) => shown.map(({ field }) => textOf(field, row, tools))),
    ...(shown.some(({ sum }) => sum) && { sums: shown.map(sumText) }),
  };
}

/** Each row has its number in front. */
const withNumbers = ({ names, figures, rows, sums }: PdfTable): PdfTable => ({
  names: ['#', ...names],
  figures: [true, ...figures],
  rows: rows.map((row, index) => [String(index + 1), ...row]),
  ...(sums && { sums: ['', ...sums] }),
});
