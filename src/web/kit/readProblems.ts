/** What a refused call said was wrong, in words by the place in what was sent. */
export { readProblems } from '#web/data/useCall.ts';
