import { vi } from 'vitest';

/*
 * Before each test file. Files of a project share the process and what is loaded in it, whose loading costs more than most
 * tests; what a file replaced in the clock, the globals or the environment is not there for the next.
 */

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
