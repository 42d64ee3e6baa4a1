import { level, toWhole, within } from './piece.ts';
import type { Piece } from './piece.ts';
import { quoteName } from './quote.ts';
import type { EachNode, LogicNode } from './tree.ts';
import type { Rows } from './types.ts';

/** An operation over rows: `from` with its conditions, `piece` the printed item. */
export function printRowsOperation({ op, item }: EachNode, from: string, piece: Piece | null): Piece {
  if (op === 'count')
    return toWhole(`(SELECT count(*) ${from}${piece === null ? '' : ` AND ${within(piece, level.not)}`})`);
  if (piece === null || item === null) throw new Error(`"${op}" needs an item`);
  if (op === 'sum') return toWhole(`(SELECT COALESCE(sum(${printSummand(item, piece)}), 0) ${from})`);
  if (op === 'some') return toWhole(`EXISTS (SELECT 1 ${from} AND ${within(piece, level.not)})`);
  const test = op === 'none' ? within(piece, level.not) : `NOT ${within(piece, level.whole)}`;
  return { text: `NOT EXISTS (SELECT 1 ${from} AND ${test})`, level: level.not };
}

/** Decimals are added exactly, so that the order of rows does not matter. */
function printSummand(item: LogicNode, piece: Piece): string {
  return item.shape.type === 'decimal' ? `${within(piece, level.whole)}::numeric` : piece.text;
}

/** Child rows of the row `outer`, under the name `inner`. */
export function printFrom(rows: Rows, outer: string, inner: string): string {
  const join = `${inner}.${quoteName(rows.foreignKey)} = ${outer}."id" AND ${inner}."customer_id" = ${outer}."customer_id"`;
  const alive = rows.softDelete ? ` AND ${inner}."deleted_at" IS NULL` : '';
  return `FROM ${quoteName(rows.table)} ${inner} WHERE ${join}${alive}`;
}
