import type { ErrorAnswer, FieldError, Problem } from '#contract/errors.ts';
import type { Language } from '#contract/session.ts';
import type { Texts } from './createTexts.ts';
import type { Failure } from './Failure.ts';

/** Most places that one answer names. */
const MAX_FIELDS = 50;

/** The body that answers a failure, in the caller's language. */
export function toErrorAnswer(
  failure: Failure,
  texts: Texts,
  language: Language,
  requestId: string,
): ErrorAnswer {
  const { problems, params, current, differs, text } = failure.options;
  const fields = problems?.slice(0, MAX_FIELDS).map((problem) => toFieldError(problem, texts, language));
  return {
    error: {
      code: failure.code,
      message: texts.ofCode(language, text ?? failure.code, params),
      ...(fields?.length ? { fields } : {}),
      request_id: requestId,
      ...(failure.status === 429 ? { retry_after: Number(params?.seconds ?? 1) } : {}),
    },
    ...(current ? { current } : {}),
    ...(differs ? { differs } : {}),
  };
}

function toFieldError(problem: Problem, texts: Texts, language: Language): FieldError {
  const params = { label: problem.path, ...problem.params };
  return { path: problem.path, code: problem.code, message: texts.ofCode(language, problem.code, params) };
}
