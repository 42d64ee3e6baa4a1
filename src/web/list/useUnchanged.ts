import { useMemo } from 'react';

/** The same object as long as it says the same: the address bar gives a new one with every page and sort. */
export function useUnchanged<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
