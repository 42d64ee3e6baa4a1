import type { Codes, FieldModel, Validate } from './model.ts';

/** A call of the API that a module's code answers, typed by what is sent and answered. */
export interface ActionCall<Input, Result> {
  /** Path below the API. */
  url: string;
  /** Types alone: what the call is made with. */
  readonly types?: (input: Input) => Result;
}

/** What the server knows of an action. */
export interface ActionModel {
  /** Name in the code of its module: `check_out`. */
  key: string;
  /** Its file; texts of what is sent are `<stem>.<field>`. */
  stem: string;
  module: string;
  url: string;
  permissions: Codes;
  /** Fields of what is sent. */
  input: readonly FieldModel[];
  validate: Validate;
}
