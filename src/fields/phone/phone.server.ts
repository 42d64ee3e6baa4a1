import { codeServer } from '#fields/code/code.server.ts';
import { parseText } from '#fields/text/text.server.ts';
import type { Bind, FilterRule, ServerFieldType, SqlSource } from '#fields/ServerFieldType.server.ts';
import { toPhone } from './phone.ts';

/** The beginning of a number, however its prefix was typed. */
const begins: FilterRule = {
  parse(value, _field, { country }) {
    const parsed = parseText(value);
    return 'problem' in parsed ? parsed : { value: toPhone(String(parsed.value), country) ?? '' };
  },
  where: startsWith,
  isNarrow: true,
};

/** Digits have one order in every collation, so the stored column and its index serve. */
function startsWith({ value, isExact }: SqlSource, digits: unknown, bind: Bind): string {
  const end = endOf(String(digits));
  if (isExact || end === null) return `${value} = ${bind(digits, 'text')}`;
  return `${value} >= ${bind(digits, 'text')} AND ${value} < ${bind(end, 'text')}`;
}

/** What comes after every number with this beginning: 0912 → 0913; null for what is no beginning of a number. */
function endOf(digits: string): string | null {
  return /^\d{1,15}$/.test(digits) && !/^9+$/.test(digits)
    ? String(Number(digits) + 1).padStart(digits.length, '0')
    : null;
}

export const phoneServer: ServerFieldType = {
  ...codeServer,
  name: 'phone',
  filters: { ...codeServer.filters, text: begins, phone: begins },
};
