import type { Codes, FieldModel, Validate } from './model.ts';
import type { Asked } from './quote.ts';
import type { StepModel } from './workflow.ts';

/** A call of the API that a module's code answers, typed by what is sent and answered. */
export interface ActionCall<Input, Result> {
  /** Path below the API. */
  url: string;
  /** Types alone: what the call is made with. */
  readonly types?: (input: Input) => Result;
}

/** An action over records of an entity: it is called as a transition is (`POST /<entity>/<id>/<key>`). */
export interface RecordAction extends StepModel {
  entity: string;
  /** Asks first, where there is nothing to fill in. */
  confirm?: true;
  /** The call that says what will become of a selection, by its `ids` and what is typed. */
  preview?: Asked;
}

/** Who calls without a session: `public` visitors; `api` another system, by a key of the company. */
export type Outside = 'public' | 'api';

/** How often one account may call, one address of visitors, or one key of the company. */
export interface CallLimit {
  times: number;
  seconds: number;
}

/** What the server knows of an action. */
export interface ActionModel {
  /** Name in the code of its module: `check_out`. */
  key: string;
  /** Its file; texts of what is sent are `<stem>.<field>`. */
  stem: string;
  module: string;
  /** Path below the API; absent where it is done to records. */
  url?: string;
  /** The records that it is done to, and how it is offered. */
  records?: RecordAction;
  permissions: Codes;
  /** Called without a session. */
  audience?: Outside;
  /** Fields of what is sent. */
  input: readonly FieldModel[];
  validate: Validate;
  /** It is called with an `Idempotency-Key`. */
  idempotent?: true;
  /** It asks other systems, and no transaction is open meanwhile. */
  outside?: true;
  limit?: CallLimit;
}
