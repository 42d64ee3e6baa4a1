import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { paperOf } from '#contract/paper.ts';
import { pagesOf, type PrintModel } from '#contract/print.ts';
import { useSession } from '#web/auth/session.ts';
import { PrintedDocument } from './PrintedDocument.tsx';
import { usePreparePrint } from './usePreparePrint.ts';
import { usePrint } from './usePrint.ts';
import { useSavePdf } from './useSavePdf.ts';

/** Does nothing when the browser has taken the page over. */
const GO_ON = (): void => undefined;

export interface PrintRecordOptions {
  /** Told when the browser has taken the page over, and when nothing is printed. */
  onPrinted?: () => void;
  /** Why it is not the first time, where it is known already. */
  reason?: string | undefined;
}

/**
 * The way to print records as a document of a `.print.json` says: `const { print, sheet } = usePrintRecord(receipt)`, each on a page of
 * its own; `savePdf` saves the same as a file. `sheet` stands somewhere in the page, where nobody sees it. Each print is noted first; a
 * second one asks why.
 */
export function usePrintRecord(
  model: PrintModel,
  { onPrinted = GO_ON, reason }: PrintRecordOptions = {},
): {
  print: (...records: readonly Row[]) => void;
  savePdf: (...records: readonly Row[]) => void;
  sheet: ReactNode;
} {
  const [records, setRecords] = useState<readonly Row[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  const printContent = usePrint();
  const end = useEvent((): void => {
    setRecords([]);
    onPrinted();
  });
  const { settings } = useSession();
  const paper = paperOf(model, settings);
  useEffect(() => {
    if (records.length === 0 || sheet.current === null) return;
    void printContent(sheet.current, paper).finally(end);
  }, [records, paper, printContent, end]);
  const { prepare, dialog } = usePreparePrint(reason);
  const print = useCallback(
    (...asked: readonly Row[]): void =>
      void prepare(model, asked).then((ready) => (ready ? setRecords(ready) : end())),
    [prepare, model, end],
  );
  const file = useSavePdf(reason);
  const save = file.savePdf;
  const savePdf = useCallback(
    (...asked: readonly Row[]): void => {
      const ids = asked.map(({ id }) => Number(id));
      void save(model, ids);
    },
    [save, model],
  );
  const drawn = (
    <>
      {dialog}
      {file.dialog}
      {records.length > 0 && (
        <div hidden>
          <div ref={sheet}>
            {records
              .flatMap((record) => pagesOf(model, record))
              .map((record, index) => (
                // Several pages may be of one record, and their order never changes.
                <PrintedDocument key={index} model={model} record={record} />
              ))}
          </div>
        </div>
      )}
    </>
  );
  return { print, savePdf, sheet: drawn };
}
