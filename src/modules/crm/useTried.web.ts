import { useEffect, useState } from 'react';
import { useAsk } from '#web/kit/useAsk.ts';

/** Milliseconds after the last key. */
const PAUSE_MS = 300;

/** The action and the shape of its answer, as `useAsk` takes them. */
type Asking<Input extends object, Answer> = Parameters<typeof useAsk<Input, Answer>>;

/** What an action that only tries answers to what is typed, once nobody types on; `typed` null: nothing is asked yet. */
export function useTried<Input extends object, Answer>(
  action: Asking<Input, Answer>[0],
  isAnswer: Asking<Input, Answer>[1],
  typed: Input | null,
): Answer | undefined {
  const ask = useAsk(action, isAnswer);
  const [tried, setTried] = useState<Answer>();
  useEffect(() => {
    if (typed === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(
      () => void ask(typed, stop.signal).then((found) => found && setTried(found)),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, typed]);
  return tried;
}
