import { inspect } from 'node:util';
import { redact } from './redact.ts';

/** Where lines of a log go. */
export interface LogStream {
  write(line: string): void;
}

/** A stream whose lines say nothing that signs somebody in. */
export const createLogStream = (out: LogStream = process.stdout): LogStream => ({
  write: (line) => out.write(redact(line)),
});

/** Writes an error that no caller waits for. */
export const printError = (error: unknown, out: LogStream = process.stderr): void =>
  out.write(`${redact(inspect(error))}\n`);
