/** A record as a document of a `.print.json` says. */
export { PrintedDocument } from '#web/print/PrintedDocument.tsx';
