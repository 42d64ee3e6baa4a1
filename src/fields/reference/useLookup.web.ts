import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** Records of an entity that match; `null` asks nothing. Rows of the last question stay until the next answer. */
export function useLookup(entity: string, request: LookupRequest | null): LookupState {
  const { lookup } = useFieldTools();
  const { data, isFetching, error } = useQuery({
    queryKey: ['lookup', entity, request],
    queryFn: () => lookup(entity, request ?? {}),
    enabled: request !== null,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
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
