import { describe, expect, it } from 'vitest';
import { createAccess } from '#server/access/Access.ts';
import type { PageRow } from '#server/list/compileList.ts';
import type { TotalsRow } from '#server/list/compileTotals.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { printCountAnswer, printListAnswer } from '#server/list/printAnswer.ts';
import { shopSession } from '../../support/shop.ts';
import { MANAGER, orderList, shopModel } from '../../support/shopModel.ts';

const access = createAccess(shopSession([MANAGER]), shopModel);
const scope = createListScope(orderList, access, 'vi', new Date('2026-02-28T03:00:00Z'));
const page: PageRow = {
  rows: '[{"id":7}]',
  first_key: '2026-02-01 00:00:00+00',
  first_id: 7,
  last_key: '2026-02-01 00:00:00+00',
  last_id: 7,
  choice: null,
};
const totals: TotalsRow = {
  total: 100_001,
  is_capped: true,
  are_counts_capped: true,
  sum: '{"quantity":5}',
  counts: '{"ready":3}',
  counted_at: '2026-02-28T03:00:00.000Z',
  snapshot: '1:1:',
};

describe('totals that stopped at their bound (interface 4)', () => {
  const capped = { total: 100_000, capped: true, sum: null, counts: {} };

  it('say so, and give no part for the whole', () => {
    expect(JSON.parse(printCountAnswer(totals))).toMatchObject(capped);
    const request = parseListRequest({ page: 4_001, perPage: 25 }, scope);
    const answer = JSON.parse(printListAnswer(page, totals, request, scope).toString()) as object;
    // Rows of a page behind the last one that is known: there may be more.
    expect(answer).toMatchObject({ ...capped, totalPage: 4_000, next: expect.any(String) });
  });

  it('are the whole otherwise', () => {
    const whole = { ...totals, total: 100_000, is_capped: false, are_counts_capped: false };
    const answer = JSON.parse(printCountAnswer(whole)) as object;
    expect(answer).toMatchObject({ total: 100_000, sum: { quantity: 5 }, counts: { ready: 3 } });
    expect(answer).not.toHaveProperty('capped');
  });
});
