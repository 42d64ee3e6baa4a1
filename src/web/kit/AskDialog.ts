/** One question, two answers; the harmless one has the focus. */
export { AskDialog } from '#web/form/AskDialog.tsx';
