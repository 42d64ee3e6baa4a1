import { expect, it } from 'vitest';
import { explode, packsOf } from '#modules/goods_production/explode.ts';
import { findExcess, type StageCount } from '#modules/goods_production/stages.ts';

const CLOTH = 1;
const BUTTON = 2;
const unitOf = (material: number) => (material === CLOTH ? 'm' : 'piece');

const line = (material_id: number, size: string | null, quantity: number, waste_percent = 3) => ({
  material_id,
  size,
  color: null,
  quantity,
  waste_percent,
});
const pieces = (size: string, quantity: number, color: string | null = null) => ({ size, color, quantity });

const NORM = [
  line(CLOTH, 'S', 0.8),
  line(CLOTH, 'M', 0.85),
  line(CLOTH, 'L', 0.9),
  line(CLOTH, 'XL', 0.95),
  line(BUTTON, null, 3, 1),
];
const ORDER = [pieces('S', 100), pieces('M', 200), pieces('L', 200), pieces('XL', 100)];

// By hand (screen book, 7): 80 + 170 + 180 + 95 = 525 m; 525 × 1.03 = 540.75 m; 600 × 3 × 1.01 = 1,818 buttons.
it('needs what is worked out by hand', () => {
  expect([...explode(ORDER, NORM, unitOf)]).toEqual([
    [CLOTH, 540.75],
    [BUTTON, 1818],
  ]);
});

// 540.75 / 50 = 10.8 → 11 rolls; 7 are there: 540.75 − 350 = 190.75 → 4 to buy.
it('counts rolls up, never down', () => {
  expect([packsOf(540.75, 50), packsOf(540.75 - 7 * 50, 50), packsOf(550, 50), packsOf(0, 50)]).toEqual([
    11, 4, 11, 0,
  ]);
});

it('rounds up to what a unit can be cut to, and no further than is needed', () => {
  expect(explode([pieces('M', 1)], [line(CLOTH, null, 0.1, 0.1)], unitOf).get(CLOTH)).toBe(0.101);
  expect(explode([pieces('M', 3)], [line(CLOTH, null, 0.1, 0)], unitOf).get(CLOTH)).toBe(0.3);
  expect(explode([pieces('M', 10)], [line(BUTTON, null, 3, 0)], unitOf).get(BUTTON)).toBe(30);
  expect(explode([pieces('M', 10)], [line(BUTTON, null, 3, 1)], unitOf).get(BUTTON)).toBe(31);
});

it('takes the line of a size and colour before that of all, and nothing where none fits', () => {
  const norm = [line(CLOTH, null, 1, 0), line(CLOTH, 'M', 2, 0), { ...line(CLOTH, 'M', 5, 0), color: 'Đen' }];
  const need = (size: string, color: string) => explode([pieces(size, 1, color)], norm, unitOf).get(CLOTH);
  expect([need('S', 'Đen'), need('M', 'Trắng'), need('M', 'Đen')]).toEqual([1, 2, 5]);
  expect(explode([pieces('XS', 5)], NORM.slice(0, 4), unitOf).size).toBe(0);
});

const made = (stage: StageCount['stage'], good: number, defect = 0, goods_id = 7): StageCount => ({
  record_id: 1,
  requirement_id: 1,
  stage,
  goods_id,
  good,
  defect,
});

it('hands on no more than the stage before did, whatever stages a style leaves out', () => {
  const lines = [{ goods_id: 7, good: 20, defect: 1 }];
  expect(findExcess('cut', lines, [])).toBeNull();
  expect(findExcess('sew', lines, [])).toEqual({ index: 0, value: 21, limit: 0 });
  expect(findExcess('sew', lines, [made('cut', 60), made('sew', 38, 1)])).toBeNull();
  expect(findExcess('sew', lines, [made('cut', 60), made('sew', 39, 1)])).toEqual({
    index: 0,
    value: 21,
    limit: 20,
  });
  expect(findExcess('pack', lines, [made('cut', 60), made('sew', 21, 2)])).toBeNull();
  expect(findExcess('pack', lines, [made('cut', 60), made('sew', 21, 2, 8)])).toMatchObject({ limit: 0 });
});
