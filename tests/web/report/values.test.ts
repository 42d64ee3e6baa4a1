import { describe, expect, it } from 'vitest';
import { createScale, toNamed, toPath, toTicks } from '#web/report/lineScale.ts';
import { toSlices } from '#web/report/slices.ts';
import type { FieldModel } from '#contract/model.ts';
import { changeOf, formatMeasure, formatTick, groupLabel, stepTick, toSize } from '#web/report/values.ts';
import { tripReport } from './aReport.ts';

const values = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' } as const;
const translate = (key: string) => key;
const { measures, dimensions } = tripReport;
const of = <Part>(part: Part | undefined): Part => part ?? ({} as Part);

describe('numbers', () => {
  it.each([
    ['trips', 1250, '1.250'],
    ['trips', '9007199254740993', '9.007.199.254.740.993'],
    ['fee', 1250000, '1.250.000 ₫'],
    ['fee', 3281133.5404, '3.281.134 ₫'],
    ['late_rate', 0.1254, '12,5%'],
    ['late_rate', null, '–'],
    ['trips', undefined, '–'],
  ])('%s %s is %s', (key, value, text) => {
    expect(formatMeasure(value, of(measures[key]), values).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('are told to a tenth where they are so much of one for each of another', () => {
    const field = { name: 'minutes', type: 'integer' } as FieldModel;
    expect(formatMeasure(23.4211, { label: 'x', field, isRatio: true }, values)).toBe('23,4');
    expect(formatMeasure(23.4211, { label: 'x', field }, values)).not.toBe('23,4');
  });

  it('are money of the currency that the measure says', () => {
    const inUsd = { ...of(measures['fee']), currency: 'USD' };
    expect(formatMeasure(3550, inUsd, values).replaceAll('\u00a0', ' ')).toBe('35,50 $');
    expect(formatTick(355_000, inUsd, values)).toBe('3,6\u00a0N');
  });

  it('are short beside an axis', () => {
    expect(formatTick(1_500_000, of(measures['fee']), values).replaceAll('\u00a0', ' ')).toBe('1,5 Tr');
    expect(formatTick(0.5, of(measures['late_rate']), values)).toBe('50%');
  });

  it('are compared with what was before, where there was something', () => {
    expect(changeOf(150, 100)).toBe(0.5);
    expect(changeOf(50, 100)).toBe(-0.5);
    expect(changeOf(5, 0)).toBeNull();
    expect(changeOf(null, 0.2)).toBeNull();
    expect(toSize('x')).toBe(0);
  });
});

describe('groups', () => {
  const label = (by: string, key: string | number | boolean | null, name?: string) =>
    groupLabel({ key, ...(name && { label: name }) }, of(dimensions[by]), { values, translate });

  it('are called by word, label, day or nothing', () => {
    expect(label('status', 2)).toBe('enum.trip_state.running');
    // A code that nobody knows is shown as its number.
    expect(label('status', 77)).toBe('77');
    expect(label('status', null)).toBe('kit.report.none');
    expect(label('plate', '29C', 'Xe 29C')).toBe('Xe 29C');
    expect(label('plate', '29C')).toBe('29C');
    expect(label('late', true)).toBe('ra.boolean.true');
    expect(label('day', '2026-11-05')).toBe('05/11/2026');
    const cycle = (by: 'hour' | 'weekday', key: number) =>
      groupLabel({ key }, { ...of(dimensions['day']), by }, { values, translate });
    expect([cycle('hour', 9), cycle('weekday', 1), cycle('weekday', 7)]).toEqual([
      '09:00',
      'Thứ Hai',
      'Chủ Nhật',
    ]);
    expect(stepTick('2026-11-05', 'day')).toBe('05/11');
    expect(stepTick('2026-11-01', 'month')).toBe('11/26');
  });
});

describe('drawing', () => {
  it('puts round numbers beside the axis', () => {
    expect(toTicks([0, 183])).toEqual([0, 50, 100, 150, 200]);
    expect(toTicks([0.12, 0.2])).toEqual([0, 0.05, 0.1, 0.15, 0.2]);
    expect(toTicks([])).toEqual([0, 1]);
    expect(toTicks([-30, 40])).toEqual([-40, -20, 0, 20, 40]);
  });

  it('names as many steps as there is room for', () => {
    expect(toNamed(30, 10)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
    expect(toNamed(3, 10)).toEqual([0, 1, 2]);
  });

  it('draws a line within its frame', () => {
    const frame = { left: 10, right: 110, top: 0, bottom: 100 };
    const scale = createScale(3, [0, 50, 100], frame);
    expect(toPath([0, 50, 100], scale)).toBe('M10 100L60 50L110 0');
    expect(createScale(1, [0, 1], frame).x(0)).toBe(60);
  });

  it('gives each share its part of the ring', () => {
    const [first, second] = toSlices([3, 1], 50);
    const circle = 2 * Math.PI * 50;
    expect(Number(first?.strokeDasharray.split(' ')[0])).toBeCloseTo(circle * 0.75 - 0.6);
    expect(second?.strokeDashoffset).toBeCloseTo(-circle * 0.75);
    expect(toSlices([0, 0], 50)[0]?.strokeDasharray).toMatch(/^0 /);
  });
});
