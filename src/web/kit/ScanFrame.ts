/** What a place of work looks like: what was said, large and in colour; a field for codes by hand, camera, undo. */
export { ScanFrame } from '#web/scan/ScanFrame.tsx';
