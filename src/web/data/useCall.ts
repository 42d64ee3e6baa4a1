import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { KitDataProvider } from './dataProvider.ts';
import { isUnreached } from './isUnreached.ts';
import type { Shape } from './shapes.ts';
import { useExclusive } from './useExclusive.ts';

/** What the server found wrong, in words by the place in the body: `lines.0.quantity`. */
export type CallProblems = Readonly<Record<string, string>>;

export interface CallState {
  isRunning: boolean;
  /** Of the last call; empty after a good one. */
  problems: CallProblems;
}

const NONE: CallProblems = {};

export interface CallOptions {
  /** Takes over a call of which nobody knows whether it reached the server; true: it is kept, and nothing is told. */
  onUnreached?: (body: object | undefined) => boolean;
  /** Message key of what is said where the server has failed, or nobody knows: in place of the general words. A refusal says why itself. */
  failed?: string;
}

/**
 * A call that changes something, by POST: once at a time, with an `Idempotency-Key`, so that the same one after a lost
 * answer has one effect. Gives the call and its state. The call resolves to the answer, or to undefined when it was
 * refused or failed: then a toast has said why. `shape` is what is promised of the answer.
 */
export function useCall<Answer = unknown>(
  url: string,
  shape?: Shape<Answer>,
  { onUnreached, failed }: CallOptions = {},
): [call: (body?: object) => Promise<Answer | undefined>, state: CallState] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const [problems, setProblems] = useState(NONE);
  const [run, isRunning] = useExclusive(
    async (body: object | undefined, answered: (answer: Answer) => void) => {
      try {
        const answer = await dataProvider.call(url, body, shape);
        setProblems(NONE);
        answered(answer);
      } catch (error) {
        if (isUnreached(error) && onUnreached?.(body)) return setProblems(NONE);
        setProblems(readProblems(error));
        notify(failed !== undefined && !isRefusal(error) ? failed : toWords(error), { type: 'error' });
      }
    },
  );
  const call = (body?: object): Promise<Answer | undefined> =>
    new Promise((resolve) => void run(body, resolve).then(() => resolve(undefined)));
  return [call, { isRunning, problems }];
}

/** Whether the server has answered, and said why not. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

const toWords = (error: unknown): string =>
  error instanceof Error ? error.message : 'messages.error_try_again';

/** What an answer said was wrong, in words by the place in the body. */
export function readProblems(error: unknown): CallProblems {
  const answer = error instanceof HttpError ? (error.body as Partial<ErrorAnswer> | undefined) : undefined;
  const fields = answer?.error?.fields ?? [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
