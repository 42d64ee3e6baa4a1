import { useCallback, type ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { PRINT_PARTS, type PrintAnswer, type PrintCopy } from '#contract/document.ts';
import type { Row } from '#contract/logic.ts';
import { relatedName, type PrintModel } from '#contract/print.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, listOf, objectOf } from '#web/data/shapes.ts';
import { useReprintReason, type PrintReason } from './useReprintReason.tsx';

const isAnswer = objectOf<PrintAnswer>({
  copies: listOf(objectOf<PrintCopy>({ id: isNumber, copy: isNumber })),
});

/**
 * The way to make records ready for the printer: what refers to them is read, and the print is noted. Of what was printed before the
 * reason is asked for (`dialog` stands somewhere in the page), and it is told. What could not be read or noted is told too, and null:
 * nothing is printed that nobody knows of.
 */
export function usePreparePrint(given?: string): {
  prepare: (model: PrintModel, records: readonly Row[]) => Promise<readonly Row[] | null>;
  dialog: ReactNode;
} {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const { send, dialog } = useReprintReason(given);
  const prepare = useCallback(
    async (model: PrintModel, records: readonly Row[]) => {
      try {
        const whole = await Promise.all(records.map((record) => readRelated(dataProvider, model, record)));
        if (records.every(isUnstored)) return whole;
        const copies = await send((reason) => note(dataProvider, toBody(model, records, reason)));
        if (copies === null) return null;
        const again = copies.filter((copy) => copy > 1);
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
    [dataProvider, notify, send],
  );
  return { prepare, dialog };
}

/** A record that the server does not have yet: there is nothing to note its print at. */
const isUnstored = ({ id }: Row): boolean => id === undefined;

function toBody({ name: document, each }: PrintModel, records: readonly Row[], reason: PrintReason) {
  const parts = each === undefined ? [] : records.flatMap((record) => idsOf((record[each] ?? []) as Row[]));
  return { document, ids: idsOf(records), ...(parts.length > 0 && { [PRINT_PARTS]: parts }), ...reason };
}

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => Number(id));

/** The how manieth time each of them is printed. */
async function note(dataProvider: KitDataProvider, body: ReturnType<typeof toBody>): Promise<number[]> {
  const { copies } = await dataProvider.call('/record-prints', body, isAnswer);
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
