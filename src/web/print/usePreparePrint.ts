import { useCallback } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { DocumentModel, PrintAnswer, PrintCopy } from '#contract/document.ts';
import type { Row } from '#contract/logic.ts';
import { relatedName, type PrintModel } from '#contract/print.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, listOf, objectOf } from '#web/data/shapes.ts';

const isAnswer = objectOf<PrintAnswer>({
  copies: listOf(objectOf<PrintCopy>({ id: isNumber, copy: isNumber })),
});

/**
 * Gives the way to make records ready for the printer: what refers to them is read, and the print is noted. What was printed before
 * is told. What could not be read or noted is told too, and null: nothing is printed that nobody knows of.
 */
export function usePreparePrint(): (
  model: PrintModel,
  records: readonly Row[],
) => Promise<readonly Row[] | null> {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  return useCallback(
    async (model, records) => {
      try {
        const whole = await Promise.all(records.map((record) => readRelated(dataProvider, model, record)));
        const again = (await note(dataProvider, model, records)).filter((copy) => copy > 1);
        if (again.length > 0)
          notify('kit.print.again', {
            type: 'warning',
            messageArgs: { count: again.length, copy: Math.max(...again) },
          });
        return whole;
      } catch (error) {
        notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
        return null;
      }
    },
    [dataProvider, notify],
  );
}

/** The how manieth time each of them is printed. */
async function note(
  dataProvider: KitDataProvider,
  { name: document }: DocumentModel,
  records: readonly Row[],
): Promise<number[]> {
  const ids = records.map(({ id }) => Number(id));
  const { copies } = await dataProvider.call('/record-prints', { document, ids }, isAnswer);
  return copies.map(({ copy }) => copy);
}

/** A record with what its document shows of others beside it. */
async function readRelated(dataProvider: KitDataProvider, { blocks }: PrintModel, record: Row): Promise<Row> {
  const whole: Record<string, unknown> = { ...record };
  for (const block of blocks)
    if (block.kind === 'related')
      whole[relatedName(block)] = await readAll(dataProvider, block.entity, { [block.by]: record['id'] });
  return whole;
}

/** Records that are read at once. */
const PER_PAGE = 200;

async function readAll(dataProvider: KitDataProvider, entity: string, filter: Row): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList(entity, {
      filter,
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'id', order: 'ASC' },
    });
    rows.push(...(data as Row[]));
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
