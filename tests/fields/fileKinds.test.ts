import { expect, it } from 'vitest';
import { fileRuleOf, formatBytes, kindOfName } from '#fields/file/fileKinds.ts';

const MB = 1_048_576;

it.each([
  ['a file: workbooks of 10 MB', { type: 'file' }, { types: ['xlsx'], maxBytes: 10 * MB }],
  ['an SVG', { type: 'svg' }, { types: ['svg'], maxBytes: 10 * MB }],
  [
    'an image: pictures, never SVG',
    { type: 'image' },
    { types: ['jpg', 'png', 'webp', 'gif'], maxBytes: 10 * MB },
  ],
  [
    'what its schema says',
    { type: 'file', file: { types: ['pdf'], maxBytes: MB } },
    { types: ['pdf'], maxBytes: MB },
  ],
] as const)('takes, unless the schema says more, for %s (readings)', (_field, field, rule) => {
  expect(fileRuleOf(field as Parameters<typeof fileRuleOf>[0])).toEqual(rule);
});

it('knows a kind by the ending of its name, and writes sizes as people read them', () => {
  expect([
    kindOfName('Đơn hàng.XLSX'),
    kindOfName('a.jpeg'),
    kindOfName('a.exe'),
    kindOfName('xlsx'),
  ]).toEqual(['xlsx', 'jpg', undefined, undefined]);
  expect([formatBytes(500, 'vi'), formatBytes(1.5 * MB, 'vi'), formatBytes(12 * MB, 'en')]).toEqual([
    '1 KB',
    '1,5 MB',
    '12 MB',
  ]);
});
