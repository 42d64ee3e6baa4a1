import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Row } from '#contract/logic.ts';
import type { PrintModel } from '#contract/print.ts';
import { PrintedDocument } from './PrintedDocument.tsx';
import { usePrint } from './usePrint.ts';

/**
 * The way to print records as a document of a `.print.json` says: `const { print, sheet } = usePrintRecord(receipt)`. `sheet` stands somewhere in
 * the page, where nobody sees it.
 */
export function usePrintRecord(model: PrintModel): { print: (record: Row) => void; sheet: ReactNode } {
  const [record, setRecord] = useState<Row | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const printContent = usePrint();
  const { paper } = model;
  useEffect(() => {
    if (record === null || sheet.current === null) return;
    void printContent(sheet.current, paper).finally(() => setRecord(null));
  }, [record, paper, printContent]);
  const drawn = record && (
    <div hidden>
      <PrintedDocument ref={sheet} model={model} record={record} />
    </div>
  );
  return { print: setRecord, sheet: drawn };
}
