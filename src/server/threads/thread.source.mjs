// The thread as it runs from the sources: plain JavaScript, because a thread starts without the compiler.
// A bundle has `thread.mjs` instead.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
