import type { Context } from './context.ts';
import type { Codes } from './model.ts';
import type { AnyModule, ModuleTypes } from './module.ts';

/** A page where people come back who have agreed to something at another system. */
export interface CallbackModel {
  /** Name in the code of its module: `account_auth`. */
  key: string;
  module: string;
  url: string;
  permissions: Codes;
  /** The systems, each with the address that its people come back to. */
  parties: readonly { key: string; path: string }[];
}

/** Asks another system for somebody's consent, and takes what he comes back with. Both may call outside. */
export interface CallbackCode<Types extends ModuleTypes = AnyModule> {
  /** Address there where he agrees; he comes back to `redirect`, which must be given as it is. */
  begin(context: Context<Types>, ask: { party: string; redirect: string }): Promise<string>;
  /**
   * What he came back with, all texts behind the question mark; only once, and only of who began. Gives the name of what is connected now.
   * What it throws leaves nothing behind: the last thing that it does is to store.
   */
  accept(context: Context<Types>, back: CallbackAnswer): Promise<{ name: string }>;
}

export interface CallbackAnswer {
  party: string;
  answer: Readonly<Record<string, string>>;
  /** The word of this way there and back, as it stands in `redirect`: good once, and proved by now. */
  state: string;
  /** Where he came back to, without its question mark; systems compare it with where they were told to send him. */
  redirect: string;
}
