import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { LookupSettings } from '#fields/InputProps.ts';
import { useDebounced } from '#fields/reference/useLookup.web.ts';

export interface Found {
  rows: readonly Row[];
  isLoading: boolean;
  error: Error | null;
}

/** A list that opens twice in a minute asks once. */
const FRESH_MS = 60_000;

const NOTHING: readonly Row[] = [];

/** What an address finds for a typed text, after a pause; nothing is asked while the list is closed or nothing is typed. */
export function useFound(
  { url, body, param, debounceMs }: LookupSettings,
  text: string,
  isOpen: boolean,
): Found {
  const { find } = useFieldTools();
  const typed = useDebounced(text, debounceMs);
  const isAsked = isOpen && (param === undefined || typed !== '');
  const request = param === undefined ? { ...body } : { ...body, [param]: typed };
  const { data, isFetching, error } = useQuery({
    queryKey: ['find', url, request],
    queryFn: () => find(url, request),
    enabled: isAsked,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const isWaiting = isOpen && param !== undefined && text !== '' && text !== typed;
  return {
    rows: isAsked && text !== '' ? (data ?? NOTHING) : param === undefined ? (data ?? NOTHING) : NOTHING,
    isLoading: isFetching || isWaiting,
    error: isAsked ? error : null,
  };
}
