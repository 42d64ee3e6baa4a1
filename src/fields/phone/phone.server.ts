import { codeServer } from '#fields/code/code.server.ts';
import { parseText } from '#fields/text/text.server.ts';
import type { Bind, FilterRule, ServerFieldType, SqlSource } from '#fields/ServerFieldType.server.ts';
import { PHONE_COUNTRIES, phone, toPhone } from './phone.ts';

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
function startsWith({ value, isExact, open }: SqlSource, digits: unknown, bind: Bind): string {
  // Numbers that are masked, or forgotten, are nobody's: they are not the same number.
  if (!/\d/.test(String(digits))) return 'FALSE';
  const end = endOf(String(digits));
  const typed = bind(digits, 'text');
  const is = `${value} = ${typed}`;
  if (end === null || (isExact && open === undefined)) return is;
  const begins = `${value} >= ${typed} AND ${value} < ${bind(end, 'text')}`;
  return isExact ? `(${is} OR (${open} AND ${begins}))` : begins;
}

/** What comes after every number with this beginning: 0912 → 0913; null for what is no beginning of a number. */
function endOf(digits: string): string | null {
  return /^\d{1,15}$/.test(digits) && !/^9+$/.test(digits)
    ? String(Number(digits) + 1).padStart(digits.length, '0')
    : null;
}

/** A whole number, in any country's reading: who asks may mean a buyer abroad. What is no whole number finds nobody. */
const whole: FilterRule = {
  parse(value, field, context) {
    const parsed = parseText(value);
    if ('problem' in parsed) return parsed;
    const readings = [context.country, ...PHONE_COUNTRIES].flatMap((country) => {
      const local = phone.normalize(parsed.value, field, { ...context, country });
      return typeof local === 'string' && phone.check(local, field, { ...context, country }) === null
        ? [local]
        : [];
    });
    return { value: [...new Set(readings)] };
  },
  where: ({ value }, numbers, bind) => `${value} = ANY(${bind(numbers, 'text[]')})`,
};

export const phoneServer: ServerFieldType = {
  ...codeServer,
  name: 'phone',
  filters: { ...codeServer.filters, text: begins, phone: begins },
  find: whole,
};
