import type { FieldFile } from '../../../generators/model/schemas.ts';
import { typeOf, type FoundField } from '../../support/schemas/fields.ts';
import { textOf, type View } from './View.ts';

/** Zone of a customer who chose none (interface 4), and of the browser that looks. */
const ZONE = 'Asia/Ho_Chi_Minh';

interface Kind {
  /** A value of the field, for a record that has none. */
  sample: (found: FoundField, view: View) => unknown;
  /** How a page writes it. */
  print: (value: unknown, view: View, file: FieldFile) => string;
}

const WORDS: Kind = { sample: ({ name }) => `${name} 1`, print: String };

const WHOLE: Kind = {
  sample: () => 1_234_567,
  print: (value, { language }) => new Intl.NumberFormat(language).format(Number(value)),
};

const KINDS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    ['string', 'text', 'long_text', 'code', 'barcode', 'tracking', 'email', 'address'].map((type) => [
      type,
      WORDS,
    ]),
  ),
  integer: WHOLE,
  weight: WHOLE,
  date: { sample: () => '2031-02-03', print: (value) => turn(String(value)) },
  date_time: { sample: () => '2031-02-03T20:05:00.000Z', print: (value) => printInstant(String(value)) },
  enum: {
    sample: ({ file }, { schemas }) => schemas.enums.get(file['x-enum'] ?? '')?.values[0]?.value,
    print: (value, view, file) => enumText(view, file['x-enum'] ?? '', value),
  },
};

/** A value of a field's type, for a record that has none; undefined: its text could not be told. */
export const sampleOf = (view: View, found: FoundField): unknown =>
  KINDS[typeOf(found.file)]?.sample(found, view);

/** How a page writes a value in its language; undefined for pictures, references and what else is no plain text. */
export const printValue = (view: View, { file }: FoundField, value: unknown): string | undefined =>
  KINDS[typeOf(file)]?.print(value, view, file);

/** The word of a code; one that the enum does not have stands as it is. */
export function enumText(view: View, name: string, value: unknown): string {
  const entry = view.schemas.enums.get(name)?.values.find((one) => one.value === value);
  return entry ? textOf(view, `enum.${name}.${entry.key}`) : String(value);
}

/** Numbers that a span of so many minutes is said with: `8640` → `144`, `171464` → `2857 44`. */
export function inHours(span: number): string {
  const minutes = Math.abs(span);
  const said = [Math.floor(minutes / 60), minutes % 60].filter((count) => count > 0);
  return said.join(' ') || '0';
}

/** `2031-02-03` → `03/02/2031` in every language. */
const turn = (day: string): string => day.split('-').reverse().join('/');

/** `03:05 04/02/2031`. */
function printInstant(value: string): string {
  // Swedish writes ISO 8601.
  const [day = '', time = ''] = new Date(value).toLocaleString('sv-SE', { timeZone: ZONE }).split(' ');
  return `${time.slice(0, 5)} ${turn(day)}`;
}
