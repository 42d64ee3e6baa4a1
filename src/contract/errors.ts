/** Every failure that the API can answer with: code → HTTP status. Texts are `messages.<code>`. */
export const ERROR_STATUS = {
  // 400: the request itself is broken
  malformed: 400,
  malformed_json: 400,
  key_missing: 400,
  malformed_text: 400,
  too_deep: 400,
  content_type: 400,
  // 401
  no_session: 401,
  wrong_client_key: 401,
  wrong_signature: 401,
  wrong_api_key: 401,
  wrong_login: 401,
  // 403
  no_permission: 403,
  password_to_change: 403,
  not_activated: 403,
  account_disabled: 403,
  license_missing: 403,
  license_expired: 403,
  // 404
  not_found: 404,
  unknown_route: 404,
  wrong_code: 404,
  // 409
  version_conflict: 409,
  invalid_status: 409,
  duplicate: 409,
  duplicate_unnamed: 409,
  period_taken: 409,
  in_use: 409,
  transition_refused: 409,
  same_request_running: 409,
  already_activated: 409,
  code_recalled: 409,
  not_confirmed: 409,
  // 413
  too_large: 413,
  // 422
  invalid: 422,
  unknown_field: 422,
  unknown_filter: 422,
  unknown_sort: 422,
  unknown_view_mode: 422,
  wrong_type: 422,
  is_empty: 422,
  not_correct: 422,
  too_long: 422,
  too_short: 422,
  too_small: 422,
  too_big: 422,
  not_a_choice: 422,
  not_multiple: 422,
  read_only: 422,
  wrong_phone: 422,
  wrong_email: 422,
  wrong_username: 422,
  wrong_date: 422,
  wrong_range: 422,
  range_too_long: 422,
  reference_not_found: 422,
  too_many_rows: 422,
  too_few_rows: 422,
  selection_mixed: 422,
  duplicate_rows: 422,
  row_protected: 422,
  period_backwards: 422,
  tree_circle: 422,
  tree_too_deep: 422,
  password_too_short: 422,
  password_wrong: 422,
  note_too_short: 422,
  idempotency_mismatch: 422,
  grant_not_held: 403,
  last_admin: 409,
  wrong_otp: 422,
  otp_expired: 422,
  phone_not_confirmed: 422,
  company_not_found: 422,
  consent_unknown: 422,
  consent_refused: 422,
  file_wrong_type: 422,
  file_empty: 422,
  file_encrypted: 422,
  file_macro: 422,
  file_too_complex: 422,
  // 429 and 503
  too_many: 429,
  import_running: 429,
  export_running: 429,
  busy: 503,
  message_not_sent: 503,
  other_side_down: 503,
  storage_full: 503,
  // 500: a bug; the text shows nothing of the inside
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One problem of one place in the body. `path` is dotted: `lines.2.quantity`, `filters.status`. */
export interface FieldError {
  path: string;
  /** An `ErrorCode`, or the message key of a schema's own rule. */
  code: string;
  message: string;
}

/** The body of every answer with status ≥ 400. */
export interface ErrorAnswer {
  error: {
    code: string;
    message: string;
    fields?: readonly FieldError[];
    request_id?: string;
    /** 429: seconds until the same may be tried again. */
    retry_after?: number;
  };
  /** 409 version_conflict: the row as the caller may see it now, and the fields that differ. */
  current?: Readonly<Record<string, unknown>>;
  differs?: readonly string[];
}

/** A problem before it has a text: what a check gives. `params` fill the message's placeholders. */
export interface Problem {
  path: string;
  code: string;
  params?: Readonly<Record<string, unknown>>;
}
