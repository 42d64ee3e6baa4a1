import type { CodesFile } from '../../../generators/model/schemas.ts';
import { holds } from '../../conformance/rights.ts';
import type { Language, Schemas } from '../../support/schemas/readSchemas.ts';

/** Through whose eyes, and in which language, a schema is read. */
export interface View {
  schemas: Schemas;
  /** Codes that the account holds. */
  held: readonly string[];
  language: Language;
}

/** Whether the account passes a gate; no gate lets everybody pass. */
export const may = ({ held }: View, codes: CodesFile | undefined): boolean => holds(held, codes);

/** A text by its key. */
export const textOf = ({ schemas, language }: View, key: string): string =>
  schemas.texts[language].get(key) ?? `(no text for ${key})`;

/** The first of some keys that has a text. */
export function firstText(view: View, ...keys: readonly string[]): string {
  return textOf(view, keys.find((key) => view.schemas.texts.vi.has(key)) ?? keys[0] ?? '');
}
