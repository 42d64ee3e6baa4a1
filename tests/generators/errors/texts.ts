import { all, field, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** Texts. Each gives exactly one line. */
export const texts: readonly ProblemCase[] = [
  {
    name: 'text missing everywhere',
    edit: field('color', { 'x-type': 'text' }),
    line: 'GEN401 schemas/shop/item.entity.json:111:5 properties.color has no text: "item.color" is missing in vi, en, zh. Add it to schemas/shop/messages.{vi,en,zh}.json.',
  },
  {
    name: 'text missing in one language',
    edit: put('shop/messages.zh', ['item.name'], undefined),
    line: 'GEN401 schemas/shop/messages.vi.json:26:3 "item.name" is missing in zh. Add it to schemas/shop/messages.zh.json.',
  },
  {
    name: 'text left over',
    edit: all(
      ...['vi', 'en', 'zh'].map((language) => put(`shop/messages.${language}`, ['item.colour'], 'x')),
    ),
    line: 'GEN402 schemas/shop/messages.vi.json:38:3 "item.colour" is the text of nothing. Take it out of all languages.',
  },
  {
    name: 'text in two places',
    edit: all(
      ...['vi', 'en', 'zh'].map((language) => put(`_shared/messages.${language}`, [], { 'item.name': 'x' })),
    ),
    line: 'GEN403 schemas/shop/messages.vi.json:26:3 "item.name" stands in schemas/_shared too. Keep one of them.',
  },
  {
    name: 'text with other values',
    edit: put('shop/messages.en', ['item.name'], 'Name {{count}}'),
    line: 'GEN404 schemas/shop/messages.en.json:26:3 "item.name" names the values count, but in vi none.',
  },
];
