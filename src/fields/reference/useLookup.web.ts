import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LookupRequest, LookupRow } from '#contract/wire.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';

/** Milliseconds after the last key until a lookup is asked. */
export const LOOKUP_DEBOUNCE_MS = 300;
/** Labels change rarely; a list that opens twice in a minute asks once. */
const FRESH_MS = 60_000;

export interface LookupState {
  rows: readonly LookupRow[];
  isLoading: boolean;
  error: Error | null;
}

/**
 * Records of an entity that match; `null` asks nothing. While only the typed text changes, rows of the last question
 * stay until the next answer: those of another city would be wrong, not late.
 */
export function useLookup(entity: string, request: LookupRequest | null): LookupState {
  const { lookup } = useFieldTools();
  const asked = ['lookup', entity, JSON.stringify(request?.where ?? {}), request] as const;
  const { data, isFetching, error } = useQuery({
    queryKey: asked,
    queryFn: () => lookup(entity, request ?? {}),
    enabled: request !== null,
    staleTime: FRESH_MS,
    placeholderData: (rows, last) => (last?.queryKey[2] === asked[2] ? rows : undefined),
  });
  return { rows: data ?? [], isLoading: isFetching, error };
}

/** A value that follows another after a pause. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
