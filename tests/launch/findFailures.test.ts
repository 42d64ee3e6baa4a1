import { expect, test } from 'vitest';
import { findFailures, findFlaky } from '../../src/launch/findFailures.mjs';

const unit = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'x' }],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n at line 3'],
        },
        { status: 'passed', fullName: 'y' },
      ],
    },
    {
      name: 'c.test.ts',
      status: 'failed',
      message: 'process b ended before it was ready',
      assertionResults: [{ status: 'skipped', fullName: 'z' }],
    },
  ],
};

const browser = {
  suites: [
    {
      suites: [
        {
          specs: [
            {
              ok: false,
              file: 'faults.spec.ts',
              title: 'gives up',
              tests: [{ results: [{ error: { message: 'Error: not visible\nLocator' } }] }],
            },
            { ok: true, file: 'faults.spec.ts', title: 'goes on', tests: [] },
            {
              ok: true,
              file: 'list.spec.ts',
              title: 'opens',
              tests: [{ status: 'flaky', results: [{ error: { message: 'Error: late\nat' } }, {}] }],
            },
          ],
        },
      ],
    },
  ],
};

test('names failed tests of both runners and suites that could not begin', () => {
  expect(findFailures(unit, browser)).toEqual([
    'b.test.ts › adds up: expected 1',
    'c.test.ts › its suite: process b ended before it was ready',
    'faults.spec.ts › gives up: Error: not visible',
  ]);
});

test('names what passed at the second try only, and does not count it as failed', () => {
  expect(findFlaky(browser)).toEqual(['list.spec.ts › opens: Error: late']);
});

test('without reports there is nothing to name', () => {
  expect(findFailures(undefined, undefined)).toEqual([]);
  expect(findFlaky(undefined)).toEqual([]);
});
