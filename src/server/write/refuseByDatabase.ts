import type { EntityModel, ServerModel } from '#contract/model.ts';
import { findEntity } from '../access/modelIndex.ts';
import { SqlError, type Tx } from '../db/Db.ts';
import { checkName } from '../db/migrations/names.ts';
import { Failure } from '../http/Failure.ts';
import { toFailure } from './RecordChange.ts';

/**
 * A transaction in which the database refuses as the kit does: a check that a row of a module's own breaks, or a row of it that
 * repeats another, becomes a Failure with the message of the rule.
 */
export const refuseByDatabase = (tx: Tx, model: ServerModel): Tx => ({
  query: <Row>(text: string, values?: readonly unknown[]) =>
    tx.query<Row>(text, values).catch((error: unknown) => {
      throw toRefusal(error, model);
    }),
  beforeCommit: (work) => tx.beforeCommit(work),
  afterCommit: (effect) => tx.afterCommit(effect),
});

/** What a refused statement says to people; anything else as it is. */
function toRefusal(error: unknown, model: ServerModel): unknown {
  if (!(error instanceof SqlError)) return error;
  const entity = findEntity(model, error.table ?? '');
  if (entity?.written !== 'module') return error;
  if (error.code === '23505')
    return new Failure('duplicate_unnamed', { params: { label: `entity.${entity.name}` } });
  const check = findCheck(entity, error);
  return check ? toFailure(check.message) : error;
}

const findCheck = ({ table, checks = [] }: EntityModel, { code, constraint }: SqlError) =>
  code === '23514' ? checks.find(({ key }) => checkName(table, key) === constraint) : undefined;
