import { expect, test } from 'vitest';
import { nearest } from '../../../generators/logic/nearest.ts';

test.each([
  ['fe', ['fee', 'plate'], 'fee'],
  ['recievr_phone', ['receiver_phone', 'receiver_name'], 'receiver_phone'],
  ['Status', ['status', 'state'], 'status'],
  ['foo', ['floor', 'count'], null],
  ['x', ['y', 'z'], null],
  ['anything', [], null],
])('%s among %j is %s', (name, candidates, wanted) => {
  expect(nearest(name, candidates)).toBe(wanted);
});
