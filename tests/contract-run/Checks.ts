import type { ApiReply } from '../support/Api.ts';

/** One line of the result. */
export interface CheckResult {
  name: string;
  /** What is wrong; empty: nothing. */
  problems: readonly string[];
}

/** Gathers results; a check that throws has failed with its words. */
export class Checks {
  readonly results: CheckResult[] = [];
  private readonly onResult: (result: CheckResult) => void;

  constructor(onResult: (result: CheckResult) => void = () => undefined) {
    this.onResult = onResult;
  }

  /** Runs one check: it gives what is wrong. */
  async check(name: string, run: () => Promise<readonly string[]> | readonly string[]): Promise<void> {
    let problems: readonly string[];
    try {
      problems = await run();
    } catch (error) {
      problems = [error instanceof Error ? error.message : String(error)];
    }
    const result = { name, problems };
    this.results.push(result);
    this.onResult(result);
  }
}

/** `ok    <name>`, or `FAIL  <name>` with a line for each difference. */
export const toLines = ({ name, problems }: CheckResult): string =>
  [`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`, ...problems.map((one) => `        ${one}`)].join(
    '\n',
  );

/** A problem unless it holds. */
export const ask = (holds: boolean, problem: string): string[] => (holds ? [] : [problem]);

/** A problem unless the status is one of these; a refusal must have the shape of interface 4. */
export function expectStatus(reply: ApiReply, ...allowed: readonly number[]): string[] {
  const seen = `${reply.status} ${reply.text.slice(0, 160)}`;
  const wrong = ask(allowed.includes(reply.status), `answers ${seen} instead of ${allowed.join(' or ')}`);
  return [...wrong, ...(reply.status >= 400 ? checkErrorShape(reply) : [])];
}

interface WireError {
  code?: unknown;
  message?: unknown;
  fields?: unknown;
}

/** `{error: {code, message, fields?}}`; a 422 of fields names each with path, code and words. */
export function checkErrorShape({ status, json }: ApiReply): string[] {
  const error = json['error'] as WireError | undefined;
  if (typeof error !== 'object' || error === null) return [`${status} has no "error" in its body`];
  const fields = error.fields ?? [];
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  if (!Array.isArray(fields)) return [`${status}: error.fields is no list`];
  return [
    ...ask(isText(error.code), `${status}: error.code is ${JSON.stringify(error.code)}`),
    ...ask(isText(error.message) && error.message !== error.code, `${status}: error.message says nothing`),
    ...(fields as Record<string, unknown>[]).flatMap(({ path, code, message }) =>
      ask(
        typeof path === 'string' && isText(code) && isText(message),
        `${status}: a field lacks path, code or message`,
      ),
    ),
  ];
}

/** Paths of the fields that a refusal names. */
export const namedFields = ({ json }: ApiReply): string[] =>
  ((json['error'] as { fields?: { path: string }[] } | undefined)?.fields ?? []).map(({ path }) => path);
