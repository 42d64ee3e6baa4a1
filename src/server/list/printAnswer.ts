import type { ViewModeModel } from '#contract/model.ts';
import { TOTAL_CAP } from '#contract/wire.ts';
import type { PageRow } from './compileList.ts';
import type { TotalsRow } from './compileTotals.ts';
import { createMemory } from './createMemory.ts';
import { printCursor } from './cursor.ts';
import { parseChoice, toViews } from './customView.ts';
import type { ListScope } from './ListScope.ts';
import type { ParsedListRequest } from './parseListRequest.ts';

/**
 * The JSON text of a `CountAnswer`. What the database printed is passed through as it is, never parsed here.
 * Sums and counts that were stopped at the cap are not the whole, so they are left out.
 */
export function printCountAnswer(totals: TotalsRow): string {
  return `{${printTotals(totals)}}`;
}

/** The JSON text of a `ListAnswer` as UTF-8: whoever sends it needs its length, and would encode it for that alone. */
export function printListAnswer(
  page: PageRow,
  totals: TotalsRow,
  request: ParsedListRequest,
  scope: ListScope,
): Buffer {
  const totalPage = Math.ceil(toTotal(totals) / request.perPage);
  const rest = [
    printTotals(totals),
    `"totalPage":${totalPage}`,
    `"views":${printViews(scope, request.mode, page.choice)}`,
    ...printCursors(page, totals, request, scope),
  ];
  // The rows are long: they are not copied into a longer text first.
  return Buffer.concat([ROWS, Buffer.from(page.rows), Buffer.from(`,${rest.join(',')}}`)]);
}

const ROWS = Buffer.from('{"rows":');

function printViews(scope: ListScope, mode: ViewModeModel, choice: string | null): string {
  const key = `${scope.list.screen} ${mode.key} ${choice}`;
  return remember(scope.access, key, () => JSON.stringify(toViews(scope, mode, parseChoice(choice))));
}

const remember = createMemory<string>();

const toTotal = ({ is_capped, total }: TotalsRow) => (is_capped ? TOTAL_CAP : total);

function printTotals({ sum, total, counts, is_capped, are_counts_capped, counted_at }: TotalsRow): string {
  const figures = is_capped
    ? `"sum":null,"total":${TOTAL_CAP},"capped":true`
    : `"sum":${sum},"total":${total}`;
  return `${figures},"counts":${are_counts_capped ? '{}' : counts},"counted_at":${JSON.stringify(counted_at)}`;
}

/** Ways to the next and the previous page, where there is one. */
function printCursors(
  page: PageRow,
  totals: TotalsRow,
  request: ParsedListRequest,
  scope: ListScope,
): string[] {
  const { first_id, first_key, last_id, last_key } = page;
  if (first_id === null || last_id === null) return [];
  const home = { screen: scope.list.screen, mode: request.mode.key, sort: request.sort };
  const isBefore = request.cursor?.side === 'before';
  const isFirst = request.cursor === undefined && request.offset === 0;
  const isLast =
    request.cursor === undefined && !totals.is_capped && request.offset + request.perPage >= totals.total;
  return [
    ...(isLast && !isBefore ? [] : [`"next":"${printCursor(home, last_key, last_id)}"`]),
    ...(isFirst ? [] : [`"previous":"${printCursor(home, first_key, first_id)}"`]),
  ];
}
