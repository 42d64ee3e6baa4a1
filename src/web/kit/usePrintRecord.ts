/** Prints records as a document of a `.print.json` says. */
export { usePrintRecord } from '#web/print/usePrintRecord.tsx';
