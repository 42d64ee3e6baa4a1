import type { Codes } from '#contract/model.ts';
import { readsOf, toText } from '../logic/reads.ts';
import type { Read } from '../logic/reads.ts';
import { accessOf } from './buildAccess.ts';
import { fieldsOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Source } from './buildSources.ts';
import type { FieldFile } from './schemas.ts';
import type { Expression } from './types.ts';

/** One thing that stands between a reader of the record and a value: one of these codes passes, null nobody. */
export type Wall = readonly string[] | null;

/** Before what is set without ever being read. */
const WRITE_ONLY: readonly Wall[] = [null];

/** A field that is not for everybody who reads its record. */
export interface Protected {
  /** As it is called in messages: `orders/order_line.unit_price`. */
  readonly name: string;
  readonly walls: readonly Wall[];
}

/** What an expression of an entity looks at and not every reader of the record may see. */
export function findProtected(
  context: Context,
  entity: Source<'entity'>,
  { logic, scope }: Expression,
): readonly Protected[] {
  const found = readsOf(logic, scope).flatMap((read) => toProtected(context, entity, read) ?? []);
  return [...new Map(found.map((one) => [one.name, one])).values()];
}

/** The same for a verdict: what is write-only is never read again, so that no verdict can tell of it. */
export function findJudged(
  context: Context,
  entity: Source<'entity'>,
  expression: Expression,
): readonly Protected[] {
  return findProtected(context, entity, expression).filter(({ walls }) => walls !== WRITE_ONLY);
}

/** The paths of an expression for `RuleModel.reads`; undefined where all of them are everybody's. */
export function buildReads(
  context: Context,
  entity: Source<'entity'>,
  expression: Expression,
): readonly string[] | undefined {
  if (findJudged(context, entity, expression).length === 0) return undefined;
  return [...new Set(readsOf(expression.logic, expression.scope).map(toText))];
}

function toProtected(context: Context, entity: Source<'entity'>, read: Read): Protected | null {
  const start = read.of === 'parent' ? context.parents.get(entity.value.title)?.entity : entity;
  const field = start && fieldsOf(context, start).get(read.field);
  if (field === undefined) return null;
  const child = context.entities.get(field['x-rows']?.entity ?? '');
  const leaf = child && read.leaf ? fieldsOf(context, child).get(read.leaf.field) : undefined;
  const all = [field, ...(leaf ? [leaf] : [])].map((one) => findWalls(context, one));
  const walls = all.includes(WRITE_ONLY) ? WRITE_ONLY : all.flat();
  if (walls.length === 0) return null;
  const [owner, name] = leaf && child ? [child, read.leaf?.field] : [start, read.field];
  return { name: `${owner?.module}/${owner?.value.title}.${name}`, walls };
}

/** What stands before the values of one field, beside the rights of its record. */
export function findWalls(context: Context, field: FieldFile): readonly Wall[] {
  if (field.writeOnly === true) return WRITE_ONLY;
  const child = context.entities.get(field['x-rows']?.entity ?? '');
  const { read, and } = field['x-access'] ?? {};
  return [read, and, child?.value['x-access']?.read].flatMap((codes) =>
    codes === undefined || codes?.length === 0 ? [] : [codes],
  );
}

/** Whether everybody who passes all of `own` passes every one of `others`. */
export function isWithin(own: readonly Codes[], others: readonly Wall[]): boolean {
  return others.every((other) => own.some((wall) => isStricter(wall, other)));
}

function isStricter(own: Codes, other: Wall): boolean {
  if (own === null) return true;
  return own.length > 0 && other !== null && own.every((code) => other.includes(code));
}

/** What a reader of a field has passed: the rights of the record, then those of the field. */
export function wallsOf(context: Context, entity: Source<'entity'>, name: string): readonly Codes[] {
  const field = fieldsOf(context, entity).get(name);
  return [accessOf(context, entity.value.title).read, ...(field ? findWalls(context, field) : [])];
}
