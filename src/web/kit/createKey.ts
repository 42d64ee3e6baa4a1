/** A name that nothing else has, of a step that may be sent twice. */
export { createKey } from '#web/data/createKey.ts';
