import type { Problem } from '#contract/errors.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Access } from '../access/Access.ts';
import { findEntity, findField } from '../access/modelIndex.ts';
import { Failure } from '../http/Failure.ts';
import type { RecordChange } from './RecordChange.ts';

/** Stands in a text for a value that the reader may not see. */
export const CONCEALED = '…';

/** Who sent what of a record. */
interface Sender {
  access: Access;
  entity: EntityModel;
  act: 'create' | 'update';
  given: Row;
}

/**
 * Problems as the caller may hear of them: of a field that he does not see no value but what he sent himself, and no
 * place but what he could type into.
 */
export function concealProblems(
  problems: readonly Problem[],
  { access, entity, act, given }: Sender,
): Problem[] {
  return problems.map((problem) => {
    const place = findPlace(problem.path, access, entity);
    if (!place || seesValue(access, place.entity, place.name)) return problem;
    const { params = {} } = problem;
    const isOwn = valueAt(given, problem.path) !== undefined;
    const isTyped = access.writableFields(place.entity, act).has(place.name);
    return {
      ...problem,
      path: isTyped ? problem.path : place.above,
      params: 'value' in params && !isOwn ? { ...params, value: CONCEALED } : params,
    };
  });
}

/** The same of what a module's code says when it refuses a record. */
export function concealRefusal(access: Access, entity: EntityModel, one: RecordChange): void {
  const { code, options } = one.failure ?? {};
  const [first] = options?.problems ?? [];
  if (!code || !options?.problems || !first) return;
  const act = one.old ? 'update' : 'create';
  const given = { ...one.input, ...one.given };
  const problems = concealProblems(options.problems, { access, entity, act, given });
  // A code of the error table says of itself what its field says.
  const params = options.params === first.params ? problems[0]?.params : options.params;
  one.failure = new Failure(code, { ...options, problems, ...(params ? { params } : {}) });
}

/** Whether the caller sees the whole value of a field; what no entity holds is nothing to hide. */
export function seesValue(access: Access, entity: EntityModel | undefined, name: string): boolean {
  const field = entity && findField(entity, name);
  if (entity === undefined || field === undefined) return true;
  return access.readableFields(entity).has(name) && !access.isMasked(field);
}

/** The entity and field at a path (`lines.0.unit_price`), and the nearest place around it that the caller sees. */
function findPlace(path: string, access: Access, entity: EntityModel) {
  const [name = '', index, leaf] = path.split('.');
  if (name === '') return null;
  if (leaf === undefined) return { entity, name, above: '' };
  const child = findEntity(access.model, findField(entity, name)?.rows?.entity ?? '');
  if (!child) return null;
  const isSeen = access.readableFields(entity).has(name);
  return { entity: child, name: leaf, above: isSeen ? `${name}.${index}` : '' };
}

/** What was sent at a path. */
function valueAt(given: Row, path: string): unknown {
  let value: unknown = given;
  for (const name of path.split('.')) value = (value as Values | null | undefined)?.[name];
  return value;
}
