import type { Problem } from './errors.ts';
import type { EntityModel, Validate } from './model.ts';

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
export function toProblems(
  errors: readonly AjvError[],
  body: unknown,
  entity: Pick<EntityModel, 'name'>,
): Problem[] {
  return errors.filter((error) => !isSecondary(error)).map((error) => toProblem(error, body, entity));
}

/** `anyOf` only repeats what its branches said. */
const isSecondary = (error: AjvError): boolean => ['anyOf', 'oneOf', 'if'].includes(error.keyword);

function toProblem(error: AjvError, body: unknown, entity: Pick<EntityModel, 'name'>): Problem {
  const parts = error.instancePath.split('/').slice(1).map(unescapePart);
  const extra = error.params['additionalProperty'] ?? error.params['missingProperty'];
  const path = [...parts, ...(typeof extra === 'string' ? [extra] : [])].join('.');
  const limit = error.params['limit'] ?? error.params['multipleOf'];
  return {
    path,
    code: CODES[error.keyword] ?? 'not_correct',
    params: {
      label: `${entity.name}.${path}`,
      value: valueAt(body, parts),
      ...(limit === undefined ? {} : { limit, minimum: limit, maximum: limit }),
      ...(error.params['type'] === undefined ? {} : { expected: error.params['type'] }),
    },
  };
}

const unescapePart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function valueAt(body: unknown, parts: readonly string[]): unknown {
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], body);
}
