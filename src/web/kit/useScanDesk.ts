/** A place of work with a scanner: judges codes at once, keeps steps and sends them in order, also after a broken network. */
export { useScanDesk } from '#web/scan/useScanDesk.ts';
export type { ScanMode, ScanReading, ScanView } from '#web/scan/createScanDesk.ts';
export type { ScanDeskCalls } from '#web/scan/useScanDesk.ts';
export type { ScanInput } from '#web/scan/readScanCommand.ts';
