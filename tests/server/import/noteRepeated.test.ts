import { expect, it } from 'vitest';
import type { ValueContext } from '#contract/field.ts';
import { noteRepeated } from '#server/import/noteRepeated.ts';
import { testEntity, testField } from '../db/shapes.ts';

const context: ValueContext = {
  language: 'vi',
  country: 1,
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: 'VND',
};

it.each(['email', 'username'] as const)('%ss of one sheet that differ in case only are one', (type) => {
  const entity = testEntity('person', [testField('login', type)], {
    unique: [{ key: 'login', fields: ['login'], message: 'rule.person.login_taken' }],
  });
  const records = ['An@x.vn', 'binh@x.vn', ' AN@X.VN '].map((login, index) => ({
    body: { login },
    problems: [] as { code: string }[],
    rows: [index + 2],
  }));
  const plan = { records, sheet: { mode: 'create', set: {} }, columns: [], defaults: {}, fixed: {} };
  noteRepeated(entity, plan as unknown as Parameters<typeof noteRepeated>[1], context, '2026-01-31');
  expect(records.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    [],
    ['rule.person.login_taken'],
  ]);
});
