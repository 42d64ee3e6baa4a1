import type { ValueContext } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';
import { fieldTypes } from '#fields/types.ts';
import type { InputDefinition } from './FormDefinition.ts';
import type { FormProblem, FormStore } from './FormStore.ts';
import { toPlace } from './place.ts';

type Translate = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** The input that is drawn at a place. */
export function inputAt({ sections }: FormStore, path: string): InputDefinition | undefined {
  const { name, child } = toPlace(path);
  const input = sections.flatMap((section) => section.inputs).find(({ field }) => field.name === name);
  return child === undefined ? input : input?.rows?.find(({ field }) => field.name === child);
}

/** A problem of a form in words; the server's own text where it gave one. */
export function problemText(
  store: FormStore,
  problem: FormProblem,
  translate: Translate,
  values: ValueContext,
): string {
  if (problem.message) return problem.message;
  return printProblem(problem, inputAt(store, problem.path), translate, values);
}

/** A problem in words; `input` is what is drawn at its place, if anything. */
export function printProblem(
  problem: Pick<FormProblem, 'code' | 'params'>,
  input: Pick<InputDefinition, 'label' | 'field'> | undefined,
  translate: Translate,
  values: ValueContext,
): string {
  const { label, ...params } = problem.params ?? {};
  const keys = Array.isArray(label)
    ? (label as string[])
    : [input?.label ?? (typeof label === 'string' ? label : '')];
  const words = keys.filter((key) => key !== '').map((key) => translate(key));
  const limit = params['limit'] ?? params['minimum'] ?? params['maximum'] ?? params['multipleOf'];
  const shown = Object.entries({ ...params, ...(limit === undefined ? {} : { limit }) }).map(
    ([name, value]) => [name, toTexts(value, input?.field, translate, values)],
  );
  return translate(problem.code, {
    ...Object.fromEntries(shown),
    ...(words.length > 0 ? { label: words.join(', ') } : {}),
  });
}

/** Several values in a row; a code by its word. */
function toTexts(
  value: unknown,
  field: FieldModel | undefined,
  translate: Translate,
  values: ValueContext,
): unknown {
  if (!Array.isArray(value)) return toText(value, field, values);
  const parts = value.map((one: unknown) =>
    isWord(one) ? translate(one.key) : String(toText(one, field, values)),
  );
  return parts.join(', ');
}

const isWord = (value: unknown): value is { key: string } =>
  typeof value === 'object' && value !== null && typeof (value as { key?: unknown }).key === 'string';

/** Figures stand as they do in their input: `1.250.000 ₫`. */
function toText(value: unknown, field: FieldModel | undefined, values: ValueContext): unknown {
  const isFigure =
    typeof value === 'number' && field && (field.json === 'integer' || field.json === 'number');
  if (isFigure && !field.enum) return fieldTypes[field.type].format(value, field, values);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
