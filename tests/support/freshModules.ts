import { vi } from 'vitest';

/*
 * Before each test file. Files of a project share the process and the libraries in it, whose loading costs more
 * than most tests; what is ours is loaded anew, and nothing that a file replaced is left to the next.
 */

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
