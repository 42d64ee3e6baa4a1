import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Row, Values } from '#contract/logic.ts';
import { Failure } from '../http/Failure.ts';

/** What a record changes by, beside its values. */
export interface ChangeCause {
  /** `create`, `update`, `delete`, `import` or a transition's key. */
  action: string;
  /** What was sent of it. */
  given?: Row;
  /** Fields of a transition's dialog. */
  input?: Row;
  note?: string | null;
}

/** One record on its way through a change. What is refused is taken out; the others of the same change go on. */
export class RecordChange {
  /** 0 until a new record is stored. */
  id: number;
  /** As it is stored; null while it is created. */
  readonly old: Values | null;
  /** As it is to be stored, or is stored; links and child rows as arrays. Null when it goes. */
  record: Values | null;
  readonly action: string;
  readonly given: Row;
  readonly input: Row;
  readonly note: string | null;
  failure: Failure | undefined;
  /** Refuses it once no rule has: it names what is not offered. */
  unoffered: Failure | undefined;
  #planned: Values | null | undefined;

  constructor(
    record: Values | null,
    old: Values | null,
    { action, given = {}, input = {}, note = null }: ChangeCause,
  ) {
    this.id = Number(old?.['id'] ?? 0);
    this.old = old;
    this.record = record;
    this.action = action;
    this.given = given;
    this.input = input;
    this.note = note;
  }

  /** Refuses this record: a code of `contract/errors.ts`, or a rule's message key at a field. */
  refuse(code: string, path = '', params: Readonly<Record<string, unknown>> = {}): void {
    this.failure ??= toFailure(code, path, params);
  }

  /** Before a try that may be undone: what hooks set in it is not kept for the next one. */
  begin(): void {
    if (this.#planned === undefined) this.#planned = structuredClone(this.record);
    else this.record = structuredClone(this.#planned);
  }
}

/** A code of the error table stands for itself; a rule's own key becomes a problem of its field. */
export function toFailure(code: string, path = '', params: Readonly<Record<string, unknown>> = {}): Failure {
  const problem = { path, code, params };
  if (!(code in ERROR_STATUS)) return new Failure('invalid', { problems: [problem] });
  return new Failure(code as ErrorCode, { params, ...(path ? { problems: [problem] } : {}) });
}

export const isLive = ({ failure }: RecordChange): boolean => failure === undefined;
