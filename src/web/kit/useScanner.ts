/** Hears codes from a barcode scanner that types like a keyboard, wherever the focus is. */
export { useScanner } from '#web/scan/useScanner.ts';
