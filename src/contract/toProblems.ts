import type { Problem } from './errors.ts';
import type { Validate } from './model.ts';
import type { RecordModel } from './record.ts';

/** What labels are found by. */
type Named = Pick<RecordModel, 'name' | 'fields'>;

type AjvError = NonNullable<Validate['errors']>[number];

/** Error code of an ajv keyword; what is not listed is `not_correct`. */
const CODES: Readonly<Record<string, string>> = {
  type: 'wrong_type',
  required: 'is_empty',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_big',
  multipleOf: 'not_multiple',
  enum: 'not_a_choice',
  const: 'not_a_choice',
  minItems: 'too_few_rows',
  maxItems: 'too_many_rows',
  uniqueItems: 'duplicate_rows',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
};

/** The errors of a compiled validator as problems of the body's places: `/lines/2/quantity` → `lines.2.quantity`. */
export function toProblems(errors: readonly AjvError[], body: unknown, entity: Named): Problem[] {
  return errors.filter((error) => !isSecondary(error)).map((error) => toProblem(error, body, entity));
}

/** `anyOf` only repeats what its branches said. */
const isSecondary = (error: AjvError): boolean => ['anyOf', 'oneOf', 'if'].includes(error.keyword);

function toProblem(error: AjvError, body: unknown, entity: Named): Problem {
  const parts = error.instancePath.split('/').slice(1).map(unescapePart);
  const extra = error.params['additionalProperty'] ?? error.params['missingProperty'];
  const place = [...parts, ...(typeof extra === 'string' ? [extra] : [])];
  const limit = error.params['limit'] ?? error.params['multipleOf'];
  return {
    path: place.join('.'),
    code: CODES[error.keyword] ?? 'not_correct',
    params: {
      label: labelOf(entity, place),
      value: valueAt(body, parts),
      ...(limit === undefined ? {} : { limit }),
      ...(error.params['type'] === undefined ? {} : { expected: error.params['type'] }),
    },
  };
}

/** Message key of a place's label; one in a child row has its entity's. */
function labelOf(entity: Named, place: readonly string[]): string {
  const names = place.filter((part) => !/^\d+$/.test(part));
  const rows = entity.fields.find((field) => field.name === names[0])?.rows;
  return rows && names.length > 1
    ? `${rows.entity}.${names.at(-1) ?? ''}`
    : `${entity.name}.${names.join('.')}`;
}

const unescapePart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function valueAt(body: unknown, parts: readonly string[]): unknown {
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], body);
}
