import { useCallback, type ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { PrintModel } from '#contract/print.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useReprintReason } from './useReprintReason.tsx';

/**
 * The way to save records as a file of their document, as the server writes it: a print like any other, which it notes and asks the
 * reason of when it is not the first. What was refused is told. `dialog` stands somewhere in the page.
 */
export function useSavePdf(given?: string): {
  savePdf: (model: PrintModel, ids: readonly number[]) => Promise<void>;
  dialog: ReactNode;
} {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const { send, dialog } = useReprintReason(given);
  const savePdf = useCallback(
    async ({ name: document }: PrintModel, ids: readonly number[]): Promise<void> => {
      try {
        await send((reason) =>
          dataProvider.saveAnswer('/print-pdf', { document, ids, ...reason }, `${document}.pdf`),
        );
      } catch (error) {
        notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
      }
    },
    [dataProvider, notify, send],
  );
  return { savePdf, dialog };
}
