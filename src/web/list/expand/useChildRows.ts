import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { useListScreen } from '../ListScreenContext.ts';

export interface ChildRows {
  /** Absent until they were read. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** The child rows of a record, read when they are opened and again when the record has changed. */
export function useChildRows(row: Row): ChildRows {
  const { list } = useListScreen();
  const dataProvider = useDataProvider();
  const field = list.expand?.rows ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [list.resource, 'child-rows', field, row.id, row.version],
    queryFn: async () => {
      const record = await dataProvider.getOne(list.resource, { id: Number(row.id) });
      return (record.data as Row)[field] as readonly Row[] | undefined;
    },
    select: (rows = []) => rows,
    staleTime: Infinity,
  });
  return { rows: data, error, retry: () => void refetch() };
}
