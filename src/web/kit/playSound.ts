/** Plays `success`, `error` or `attention`, unless the user has switched sounds off. */
export { playSound } from '#web/feedback/sounds.ts';
