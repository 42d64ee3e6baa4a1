import { DatabaseError } from 'pg';
import { DatabaseUnavailable, SqlError } from './Db.ts';

/** SQLSTATEs after which trying again later may help: lost connections, time limits, full or stopping servers. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  '57014': 'the statement took too long and was stopped',
  '55P03': 'a row stayed locked too long',
  '25P03': 'the transaction was idle too long',
  '57P01': 'the database is stopping',
  '57P02': 'the database crashed',
  '57P03': 'the database is starting',
  '53300': 'the database has no free connection',
  '53100': 'the disk of the database is full',
};

const isUnavailable = (code: string) => code in UNAVAILABLE || code.startsWith('08');

/** A value that the driver cannot send is the caller's mistake, and no trouble of the database. */
const isBug = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/** Makes the driver's errors into SqlError or DatabaseUnavailable; gives back what is already one, and bugs. */
export function toDatabaseError(error: unknown): Error {
  if (error instanceof DatabaseUnavailable || error instanceof SqlError) return error;
  if (isBug(error)) return error as Error;
  if (!(error instanceof DatabaseError)) {
    const text = error instanceof Error ? error.message : String(error);
    return new DatabaseUnavailable(`no connection to the database: ${text}`, { cause: error });
  }
  const code = error.code ?? 'XX000';
  if (isUnavailable(code)) {
    return new DatabaseUnavailable(UNAVAILABLE[code] ?? 'the connection to the database was lost', {
      cause: error,
    });
  }
  const { constraint, table, column, detail } = error;
  return new SqlError(error.message, { code, constraint, table, column, detail }, error);
}

/** Whether the connection is of no more use: lost, or about to be closed by the server. */
export const endsConnection = (error: unknown) =>
  error instanceof DatabaseError ? error.severity === 'FATAL' || error.severity === 'PANIC' : !isBug(error);

/** A prepared statement from before a change of its tables; prepared again, it works. */
export const isStalePlan = (error: unknown) =>
  error instanceof SqlError && error.code === '0A000' && error.message.startsWith('cached plan');

/** Whether the same transaction may succeed when repeated: serialization failure, deadlock, stale plan. */
export const isRepeatable = (error: unknown) =>
  isStalePlan(error) || (error instanceof SqlError && (error.code === '40001' || error.code === '40P01'));
