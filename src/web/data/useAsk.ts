import { useDataProvider, useEvent, useNotify } from 'react-admin';
import type { ActionCall } from '#contract/action.ts';
import type { KitDataProvider } from './dataProvider.ts';
import { isUnreached } from './isUnreached.ts';
import type { Shape } from './shapes.ts';

/**
 * Asks an action that changes nothing, as often as one likes and several times at once. Resolves to the answer, or to undefined
 * when it failed, which a toast has said, or was given up by its signal. `shape` is what is promised of the answer, `instead` what
 * stands in for it while the server is not reached.
 */
export function useAsk<Input extends object, Answer>(
  { url }: ActionCall<Input, unknown>,
  shape: Shape<Answer>,
  instead?: (input: Input) => Answer | undefined,
): (input: Input, signal?: AbortSignal) => Promise<Answer | undefined> {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  return useEvent(async (input: Input, signal?: AbortSignal) => {
    try {
      return await dataProvider.ask(url, input, shape, signal);
    } catch (error) {
      if (instead && isUnreached(error)) return instead(input);
      if (!signal?.aborted)
        notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
      return undefined;
    }
  });
}
