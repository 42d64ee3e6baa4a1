import { expect, it } from 'vitest';
import { daysOfStep, startOfStep, stepsOf } from '#fields/date/dateSteps.ts';

it.each([
  ['2026-11-21', 'day', '2026-11-21'],
  ['2026-11-21', 'week', '2026-11-16'],
  ['2026-11-22', 'week', '2026-11-16'],
  ['2026-11-23', 'week', '2026-11-23'],
  ['2026-03-01', 'week', '2026-02-23'],
  ['2026-11-21', 'month', '2026-11-01'],
] as const)('%s lies in the %s that begins on %s', (day, step, start) => {
  expect(startOfStep(day, step)).toBe(start);
});

it('gives every step that a period touches, over the end of months and years', () => {
  expect(stepsOf({ from: '2025-12-30', to: '2026-01-01' }, 'day')).toEqual([
    '2025-12-30',
    '2025-12-31',
    '2026-01-01',
  ]);
  expect(stepsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
  expect(stepsOf({ from: '2026-11-22', to: '2026-11-23' }, 'week')).toEqual(['2026-11-16', '2026-11-23']);
});

it('gives the days of a step that lie in the period', () => {
  const period = { from: '2026-11-04', to: '2026-11-18' };
  expect(daysOfStep('2026-11-02', 'week', period)).toEqual({ from: '2026-11-04', to: '2026-11-08' });
  expect(daysOfStep('2026-11-09', 'week', period)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(daysOfStep('2026-11-16', 'week', period)).toEqual({ from: '2026-11-16', to: '2026-11-18' });
  expect(daysOfStep('2026-11-01', 'month', period)).toEqual(period);
});
