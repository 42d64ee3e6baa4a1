import type { Feature } from './features.ts';
import type { Row } from './logic.ts';
import type { ActorFacts, AnyModule, ChangeContext, EnqueueOptions, ModuleTypes } from './module.ts';
import type { Ports } from './ports.ts';

/** What code is given that acts outside of a transaction: jobs, schedules, webhooks, actions. */
export interface Context<Types extends ModuleTypes = AnyModule> {
  readonly actor: ActorFacts;
  /** What leads outside: no call of it is made inside `change`. */
  readonly ports: Ports;
  readonly settings: Row;
  /** Whether the company has registered a feature. */
  hasFeature(feature: Feature): boolean;
  /** The app's clock. */
  readonly now: Date;
  /** `YYYY-MM-DD` in the customer's zone. */
  readonly today: string;
  readonly log: Log;
  /**
   * Opens a transaction with the rights of now. The work may be done again: when rights changed meanwhile, and up to three times
   * when it lost a race for the database's rows. A refusal is thrown and nothing has changed.
   */
  change<Result>(work: (change: ChangeContext<Types>) => Promise<Result>): Promise<Result>;
  /** What is stored in a field with `x-secret` of a record of the module; null where nothing is. Never log it. */
  readSecret(entity: string, id: number, field: string): Promise<string | null>;
  /**
   * Does work that nobody else may do at the same time, in whatever process: who comes later waits until it is done, at most half a minute.
   * No transaction is open meanwhile, so that the work may call outside.
   */
  alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** The same by the right of another module: what that one offers to those above it begins so. */
  within(module: string): Context;
  /** Refuses what was asked: a code of `contract/errors.ts`, or a rule's message key at a field. */
  refuse(code: string, path?: string, params?: Readonly<Record<string, unknown>>): never;
  /** Puts a job of the module into a transaction of its own; inside `change` that one has its own `enqueue`. */
  enqueue(job: Types['jobs'], data: object, options?: EnqueueOptions): Promise<void>;
}

/** What the people who run the installation read. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
