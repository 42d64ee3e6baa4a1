import { expect, test } from 'vitest';
import { productionNormFields } from '#generated/goods_production/production-norm.entity.gen.ts';

/** Of a norm in a state; none: it is being written. */
const isClosed = (status: string | null): (boolean | undefined)[] =>
  [productionNormFields.style_code, productionNormFields.effective_from, productionNormFields.lines].map(
    ({ readOnlyIf }) => readOnlyIf?.({ record: { status } } as never),
  );

test('a norm is written while it is new or a draft, and closed once it is in force', () => {
  expect([null, 'draft', 'active', 'retired'].map(isClosed)).toEqual([
    [false, false, false],
    [false, false, false],
    [true, true, true],
    [true, true, true],
  ]);
});
