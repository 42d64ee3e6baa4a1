import type { Failure } from '../http/Failure.ts';
import type { Change } from '../write/runChange.ts';

/** The most telling text: a rule's or guard's own, the state that a row is in, else the failure's. */
export function messageOf({ parts, language }: Pick<Change, 'parts' | 'language'>, failure: Failure): string {
  const state = failure.code === 'invalid_status' ? failure.options.params?.['value'] : undefined;
  if (state !== undefined) {
    const word = parts.texts.find(language, String(state)) ?? state;
    return parts.texts.ofCode(language, 'kit.list.refused_state', { state: word });
  }
  const [problem] = failure.options.problems ?? [];
  return problem
    ? parts.texts.ofCode(language, problem.code, problem.params)
    : parts.texts.ofCode(language, failure.options.text ?? failure.code, failure.options.params);
}
