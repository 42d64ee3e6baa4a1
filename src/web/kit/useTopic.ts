/** Calls back with what a module tells on one of its topics, while the caller is shown; `null`: read again. */
export { useTopic } from '#web/data/realtime.ts';
