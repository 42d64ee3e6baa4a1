import type { FastifyRequest } from 'fastify';
import type { Values } from '#contract/logic.ts';
import type { Codes, EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import { stepLabel, type StepModel, type TransitionModel } from '#contract/workflow.ts';
import type { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import type { RecordChange } from '../write/RecordChange.ts';
import type { Change } from '../write/runChange.ts';
import type { BulkJob } from './BulkJob.ts';
import { moveRecords } from './moveRecords.ts';
import { notifyMoves, type Mover } from './notifyMoves.ts';
import { parseTransition, type StepInput } from './parseTransition.ts';
import { permissionsOf, refuseTransition } from './refuseTransition.ts';

/** What can be done with records of an entity, one or many: a transition, or an action of a module. */
export interface RecordStep {
  entity: EntityModel;
  model: StepModel;
  /** Message key. */
  label: string;
  /** How a waiting job names it. */
  name: Pick<BulkJob, 'transition' | 'action'>;
  permissions: Codes;
  /** What a call must fulfil before it is looked at. Throws Failure. */
  admit?(parts: ServerParts, request: FastifyRequest): Promise<void>;
  /** Fields that are sent with it. */
  fields: readonly FieldModel[];
  /** Throws `invalid` with everything that is wrong. */
  parse(change: Change, body: unknown): StepInput;
  /** Why a record does not take it; null when it does. */
  refuse(change: Change, record: Values, given: StepInput): Failure | null;
  /** Does it to records; each in the order of `ids`, with why it is refused. */
  run(change: Change, given: StepInput, ids: readonly number[]): Promise<RecordChange[]>;
  /** Notifies people of records that it was done to. */
  notify(mover: Mover, done: readonly Values[]): Promise<void>;
}

/** A transition as something that is done with records. */
export function toTransitionStep(
  { forms }: Pick<ServerModel, 'forms'>,
  entity: EntityModel,
  transition: TransitionModel,
): RecordStep {
  const form = forms.find((one) => one.screen === transition.form);
  const asked = { entity, transition };
  return {
    entity,
    model: transition,
    label: stepLabel(entity.name, transition),
    name: { transition: transition.key },
    permissions: permissionsOf(entity, transition),
    fields: form?.data ?? [],
    parse: (change, body) => parseTransition(change, transition, form, body),
    refuse: (change, record, given) => refuseTransition(change, asked, record, given),
    run: (change, given, ids) => moveRecords(change, { ...asked, given }, ids),
    notify: (mover, moved) => notifyMoves(mover, asked, moved),
  };
}
