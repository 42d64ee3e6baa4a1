import type { ErrorAnswer, FieldError } from '#contract/errors.ts';
import { isNumber, isObject, isText, listOf, objectOf, type Shape } from './shapes.ts';

const isFieldError = objectOf<FieldError>({ path: isText, code: isText, message: isText });

/** An error answer, without those of its members that are not as promised; null for what is none at all. */
export function toErrorAnswer(json: unknown): ErrorAnswer | null {
  const { error, current, differs } = isObject(json) ? json : {};
  if (!isObject(error) || !isText(error.code) || !isText(error.message)) return null;
  const { code, message, fields, request_id, retry_after } = error;
  return {
    error: {
      code,
      message,
      ...kept('fields', fields, listOf(isFieldError)),
      ...kept('request_id', request_id, isText),
      ...kept('retry_after', retry_after, isNumber),
    },
    ...kept('current', current, isObject),
    ...kept('differs', differs, listOf(isText)),
  };
}

function kept<Name extends string, Value>(
  name: Name,
  value: unknown,
  shape: Shape<Value>,
): { [Key in Name]?: Value } {
  return shape(value) ? ({ [name]: value } as { [Key in Name]: Value }) : {};
}
