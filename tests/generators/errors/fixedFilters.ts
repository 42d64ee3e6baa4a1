import type { Json } from '../../../generators/model/types.ts';
import { put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const AT = 'schemas/shop/item.list.json';

const where = (value: Json): ProblemCase['edit'] => put('shop/item.list', ['where'], value);
const inMode = (value: Json): ProblemCase['edit'] => put('shop/item.list', ['viewModes', 0, 'where'], value);
const byDefault = (filter: number, value: Json): ProblemCase['edit'] =>
  put('shop/item.list', ['filters', filter, 'default'], value);

/** Values that a schema fixes and that the server could not read. */
export const fixedFilters: readonly ProblemCase[] = [
  {
    name: 'fixed day that is a word',
    edit: where({ due: { from: 'today' } }),
    line: `GEN209 ${AT}:92:15 where.due.from is "today", which is no day. Write a day like "2026-01-31", or {"today": -7} for seven days before today.`,
  },
  {
    name: 'fixed day that no calendar has',
    edit: inMode({ due: { to: '2026-99-99' } }),
    line: `GEN209 ${AT}:42:17 viewModes[0].where.due.to is "2026-99-99", which is no day. Write a day like "2026-01-31", or {"today": -7} for seven days before today.`,
  },
  {
    name: 'fixed days that end before they begin',
    edit: put('shop/item.list', ['counts', 0, 'where'], { due: { from: '2026-03-01', to: '2026-02-01' } }),
    line: `GEN209 ${AT}:30:16 counts[0].where.due begins with "2026-03-01", after its end "2026-02-01": nothing fits. Change "from" and "to" round.`,
  },
  {
    name: 'fixed days counted from today that end before they begin',
    edit: where({ due: { from: { today: 0 }, to: { today: -7 } } }),
    line: `GEN209 ${AT}:91:12 where.due begins with {"today":0}, after its end {"today":-7}: nothing fits. Change "from" and "to" round.`,
  },
  {
    name: 'fixed numbers that end before they begin',
    edit: where({ weight: { from: 5, to: 3 } }),
    line: `GEN209 ${AT}:91:15 where.weight begins with 5, after its end 3: nothing fits. Change "from" and "to" round.`,
  },
  {
    name: 'fixed day that is no range',
    edit: where({ due: '2026-01-31' }),
    line: `GEN209 ${AT}:91:12 where.due is one value, but date cannot be asked for one. Write {"from": …, "to": …}; days are "2026-01-31" or {"today": -7}, seven days before today.`,
  },
  {
    name: 'fixed range of a text',
    edit: where({ name: { from: 'a' } }),
    line: `GEN209 ${AT}:91:13 where.name is a range, but text has none. Write a value, or a list of values.`,
  },
  {
    name: 'fixed number that is counted from today',
    edit: where({ weight: { from: { today: -7 } } }),
    line: `GEN209 ${AT}:92:15 where.weight.from is a day, but weight is a number.`,
  },
  {
    name: 'fixed value of what has none to ask for',
    edit: where({ photo: 'a.png' }),
    line: `GEN209 ${AT}:91:14 where.photo is one value, but image cannot be asked for one. Only null can stand here: no value.`,
  },
  {
    name: 'no value of child rows',
    edit: where({ parts: null }),
    line: `GEN209 ${AT}:91:14 where.parts asks for no value, but child rows are no value of the record.`,
  },
  {
    name: 'fixed caller where no account stands',
    edit: where({ 'parts.item_id': 'me' }),
    line: `GEN209 ${AT}:91:22 where["parts.item_id"] "me" is the account that asks, but here stands item.`,
  },
  {
    name: 'fixed end with another word than today',
    edit: where({ due: { from: { now: -7 } } }),
    line: `GEN103 ${AT}:93:9 where.due.from.now is no keyword here. There is today.`,
  },
  {
    name: 'fixed id that no record can have',
    edit: where({ owner_id: 0 }),
    line: `GEN209 ${AT}:91:17 where.owner_id is 0, which is no id.`,
  },
  {
    name: 'default of days over the cap',
    edit: byDefault(2, { from: { today: -31 }, to: { today: 0 } }),
    line: `GEN209 ${AT}:21:18 filters[2].default spans 32 days, but the filter takes 31. Count both ends from today: {"from": {"today": -7}, "to": {"today": 0}}.`,
  },
  {
    name: 'default of days that grow over the cap',
    edit: byDefault(2, { from: '2026-01-31' }),
    line: `GEN209 ${AT}:21:18 filters[2].default grows with every day, over the 31 days that the filter takes. Count both ends from today: {"from": {"today": -7}, "to": {"today": 0}}.`,
  },
  {
    name: 'default of days without a beginning',
    edit: byDefault(2, { to: { today: 0 } }),
    line: `GEN209 ${AT}:21:18 filters[2].default has no "from", which a filter of days always needs.`,
  },
  {
    name: 'default of a text filter that is no text',
    edit: byDefault(0, ['A1']),
    line: `GEN209 ${AT}:14:18 filters[0].default is ["A1"], but must be a text of 1 to 200 characters.`,
  },
];
