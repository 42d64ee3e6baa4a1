import { beforeEach, expect, it } from 'vitest';
import { mostUsed, noteVisit, readUsage, recentlyUsed } from '#web/app/usage.ts';

const items = ['/a', '/b', '/c'].map((route) => ({ route }));
const routes = (found: readonly { route: string }[]) => found.map((item) => item.route);

beforeEach(() => localStorage.clear());

it('knows what a person opens most and last, and nothing of others', () => {
  noteVisit(1, '/b', 100);
  noteVisit(1, '/b', 200);
  noteVisit(1, '/c', 300);
  const usage = readUsage(1);
  expect(routes(mostUsed(usage, items, 3))).toEqual(['/b', '/c', '/a']);
  expect(routes(mostUsed(usage, items, 1))).toEqual(['/b']);
  expect(routes(recentlyUsed(usage, items, 5))).toEqual(['/c', '/b']);
  expect(readUsage(2)).toEqual({});
});

it('forgets what was opened longest ago', () => {
  for (let visit = 0; visit < 150; visit += 1) noteVisit(1, `/trip/${visit}`, visit);
  expect(Object.keys(readUsage(1))).toHaveLength(100);
  expect(readUsage(1)['/trip/149']).toEqual({ count: 1, last: 149 });
});

it('survives a broken memory', () => {
  localStorage.setItem('khuon.usage.1', '{');
  expect(readUsage(1)).toEqual({});
});
