/** Prints an element of the page, or an HTML document, on its own: receipts of 58 or 80 mm, A4. */
export { usePrint } from '#web/print/usePrint.ts';
