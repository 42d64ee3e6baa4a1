import { HAN_ORDER } from './hanOrder.ts';
import { COMMON, PART_END, PLAIN, toWeightTable, type Weights, type WeightTable } from './toWeights.ts';

/** Signs of a text that decide its place, and of each part of its key: an entry of an index has 2,704 bytes. */
const MAX_SIGNS = 200;
const MAX_LETTERS = 400;
const MAX_RANKS = 250;

/** Code points that are treated alike. */
const HAN = [0x4e00, 0x9fff] as const;
const MARKS = [0x300, 0x36f] as const;
const HANGUL = [0xac00, 0xd7a3] as const;
const SYMBOLS = [0x2000, 0x2bff] as const;
const EMOJI = [0x1f000, 0x1faff] as const;

/** Stands before Korean syllables, so that they come before Japanese and Chinese signs. */
const BEFORE_KANA = '\u303f';

/** More than any accent that is part of a letter. */
const LOOSE_ACCENT = '~';

/**
 * The function `name(text)`: a key whose byte order is the order of `Intl.Collator('vi')`. It has three parts, as that
 * order has: the letters (ă, â, đ, ê, ô, ơ, ư are letters of their own), where they are the same the tones and other
 * accents, and where these are the same capitals. What is plain at the end of a part is left out: "an" has one part.
 */
export function printSortFunction(name: string): string {
  const table = toWeightTable();
  return `create or replace function public.${name}(value text) returns text
language plpgsql immutable strict parallel safe set search_path = pg_catalog as $sort$
declare
 c text := left(normalize(value, nfc), ${MAX_SIGNS});
 letters text; accents text; forms text;
begin
 if c ~ ${quote(`^[${COMMON.map(escapeInClass).join('')}]*$`)} then
${printCommon(table)}
 else
${printAny(table)}
 end if;
 accents := rtrim(left(accents, ${MAX_RANKS}), '${PLAIN}');
 forms := rtrim(left(forms, ${MAX_RANKS}), '${PLAIN}');
 return left(letters, ${MAX_LETTERS})
  || case when accents <> '' or forms <> '' then ${quote(PART_END)} || accents else '' end
  || case when forms <> '' then ${quote(PART_END)} || forms else '' end;
end $sort$`;
}

const escapeInClass = (sign: string): string => (/[\\\]^-]/.test(sign) ? `\\${sign}` : sign);

/** Text of common signs only, which nearly all text is: three translations. */
function printCommon({ weights }: WeightTable): string {
  const common = COMMON.map((sign): Weights => weights.get(sign) ?? ['', '', '']);
  const from = quote(COMMON.join(''));
  return ['letters', 'accents', 'forms']
    .map(
      (part, index) =>
        `  ${part} := translate(c, ${from}, ${quote(common.map((one) => one[index]).join(''))});`,
    )
    .join('\n');
}

/** Any text: sign by sign. */
function printAny({ weights, symbols }: WeightTable): string {
  const among = ([from, to]: readonly [number, number]) => `s.code between ${from} and ${to}`;
  const part = (index: number, otherwise: string) =>
    `coalesce(string_agg(coalesce(s.weights->>${index}, ${otherwise}), '' order by s.place), '')`;
  const rank = `get_byte(s.han, 2 * (s.code - ${HAN[0]})) * 256 + get_byte(s.han, 2 * (s.code - ${HAN[0]}) + 1)`;
  return `  select ${part(
    0,
    `case when ${among(HAN)} then chr(${HAN[0]} + ${rank})
    when ${among(MARKS)} then '' when ${among(HANGUL)} then '${BEFORE_KANA}' || s.sign
    when ${among(SYMBOLS)} or ${among(EMOJI)} then ${quote(symbols)} || s.sign else s.sign end`,
  )},
   ${part(1, `case when ${among(MARKS)} then '${LOOSE_ACCENT}' || s.sign else '${PLAIN}' end`)},
   ${part(2, `case when ${among(MARKS)} then '' else '${PLAIN}' end`)}
  into letters, accents, forms
  from (select x.sign, x.place, ascii(x.sign) as code, t.han, t.weights -> x.sign as weights
   from (select decode(${quote(toHanRanks().toString('base64'))}, 'base64') as han,
     ${quote(JSON.stringify(Object.fromEntries(weights)))}::jsonb as weights offset 0) t,
    unnest(string_to_array(c, null)) with ordinality as x(sign, place)) s;`;
}

/** Two bytes for each Chinese sign from U+4E00 on: its place among them. */
function toHanRanks(): Buffer {
  const ranks = Buffer.alloc(2 * (HAN[1] - HAN[0] + 1));
  [...HAN_ORDER].forEach((sign, place) =>
    ranks.writeUInt16BE(place, 2 * ((sign.codePointAt(0) ?? 0) - HAN[0])),
  );
  return ranks;
}

/** A text literal in which every sign can be read. */
function quote(text: string): string {
  const escaped = text
    .replace(/[\\']/g, (sign) => (sign === "'" ? "''" : '\\\\'))
    .replace(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return escaped.includes('\\') ? `E'${escaped}'` : `'${escaped}'`;
}
