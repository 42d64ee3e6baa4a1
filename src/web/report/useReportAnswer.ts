import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import type { ReportRequest } from '#contract/report.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isReportAnswer } from './isReportAnswer.ts';

/** Milliseconds for which the numbers are fresh enough not to be asked for again. */
const FRESH_MS = 60_000;

/** The numbers of a report; those before stay while others are on their way, and when these cannot be had. */
export function useReportAnswer(url: string, request: ReportRequest) {
  const dataProvider = useDataProvider<KitDataProvider>();
  // Labels of records and messages of refusals are in the reader's language.
  const language = useLocale();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['report', url, language, request],
    queryFn: ({ signal }) => dataProvider.ask(url, request, isReportAnswer, signal),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return {
    data: data ?? last,
    error,
    isPlaceholderData: isPlaceholderData || (data === undefined && last !== undefined),
    refetch,
  };
}
