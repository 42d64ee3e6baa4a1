import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { besideKey } from '#web/data/queryKeys.ts';
import { isObject, listOf } from '#web/data/shapes.ts';
import { useListScreen } from '../ListScreenContext.ts';

export interface ChildRows {
  /** Absent until they were read. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  retry: () => void;
}

const isRows = listOf(isObject);

/** The child rows of a record, read when they are opened and again when the record has changed. */
export function useChildRows(row: Row): ChildRows {
  const { list } = useListScreen();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { rows: path = '', of: resource = list.resource } = list.expand ?? {};
  const field = path.split('.').at(-1) ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: besideKey(resource, 'child-rows', field, row.id, row.version),
    queryFn: async () => {
      const { data } = await dataProvider.getOne(resource, { id: Number(row.id) });
      const rows: unknown = (data as Row)[field] ?? [];
      if (!isRows(rows)) throw new Error(translate('kit.shell.wrong_answer'));
      return rows;
    },
    staleTime: Infinity,
  });
  return { rows: data, error, retry: () => void refetch() };
}
