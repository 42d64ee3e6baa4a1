import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LookupRequest, LookupRow } from '#contract/wire.ts';
import { useFieldTools, type FieldTools } from '#fields/FieldTools.tsx';

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
  const question = toQuestion(useFieldTools(), entity, request);
  const { data, isFetching, error } = useQuery({
    ...question,
    enabled: request !== null,
    placeholderData: (rows, last) => (last?.queryKey[2] === question.queryKey[2] ? rows : undefined),
  });
  return { rows: data ?? [], isLoading: isFetching, error };
}

/** A lookup as the query cache knows it: whoever asks the same shares the answer, one that is on its way too. */
export function toQuestion({ lookup }: FieldTools, entity: string, request: LookupRequest | null) {
  return {
    queryKey: ['lookup', entity, JSON.stringify(request?.where ?? {}), request] as const,
    queryFn: () => lookup(entity, request ?? {}),
    staleTime: FRESH_MS,
  };
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
