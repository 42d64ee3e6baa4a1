/** An action that changes nothing, asked as often as one likes; `shape` says what is promised of its answer. */
export { useAsk } from '#web/data/useAsk.ts';
