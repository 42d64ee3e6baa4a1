import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { pagesOf, type PrintModel } from '#contract/print.ts';
import { PrintedDocument } from './PrintedDocument.tsx';
import { usePreparePrint } from './usePreparePrint.ts';
import { usePrint } from './usePrint.ts';

/** Does nothing when the browser has taken the page over. */
const GO_ON = (): void => undefined;

/**
 * The way to print records as a document of a `.print.json` says: `const { print, sheet } = usePrintRecord(receipt)`, each on a page of
 * its own. `sheet` stands somewhere in the page, where nobody sees it; `onPrinted` is told when the browser has taken it over. Each
 * print is noted first; a second one asks nothing, but is told to be one.
 */
export function usePrintRecord(
  model: PrintModel,
  onPrinted = GO_ON,
): { print: (...records: readonly Row[]) => void; sheet: ReactNode } {
  const [records, setRecords] = useState<readonly Row[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  const printContent = usePrint();
  const end = useEvent((): void => {
    setRecords([]);
    onPrinted();
  });
  const { paper } = model;
  useEffect(() => {
    if (records.length === 0 || sheet.current === null) return;
    void printContent(sheet.current, paper).finally(end);
  }, [records, paper, printContent, end]);
  const prepare = usePreparePrint();
  const print = useCallback(
    (...asked: readonly Row[]): void =>
      void prepare(model, asked).then((ready) => (ready ? setRecords(ready) : end())),
    [prepare, model, end],
  );
  const drawn = records.length > 0 && (
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
  );
  return { print, sheet: drawn };
}
