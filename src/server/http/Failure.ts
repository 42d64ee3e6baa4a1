import { ERROR_STATUS, type ErrorCode, type Problem } from '#contract/errors.ts';

export interface FailureOptions {
  /** Places in the body that are wrong; become `error.fields`. */
  problems?: readonly Problem[];
  /** Message key of the text, in place of the code's own. */
  text?: string;
  /** Fill the placeholders of the message. */
  params?: Readonly<Record<string, unknown>>;
  /** 409 version_conflict: the row as the caller may see it now. */
  current?: Readonly<Record<string, unknown>>;
  /** 409 version_conflict: fields that differ. */
  differs?: readonly string[];
}

/** An expected refusal: becomes an `ErrorAnswer` with the code's status and a text in the caller's language. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly options: FailureOptions;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.options = options;
  }
}
