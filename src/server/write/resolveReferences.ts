import { emptyProblem } from '#contract/emptyProblem.ts';
import type { Problem } from '#contract/errors.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import type { Access } from '../access/Access.ts';
import type { Queries } from '../db/Db.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import type { Values } from '#contract/logic.ts';
import type { Filters } from '#contract/wire.ts';
import { isEmpty, isObject, oldRowOf, type EntityOf } from '#contract/record.ts';

/** A merged record whose references are to be looked up. */
export interface Referring {
  record: Values;
  old: Values | null;
}

/** Where references are looked up. */
export interface ReferenceScope {
  tx: Queries;
  session: { customer: { id: number }; accountId?: number | null };
  entityOf: EntityOf;
  /** Which nodes of a tree of owners may be named; absent: all of the company's. */
  access?: Pick<Access, 'rowPredicate'>;
  now?: Date;
  /** Prints whether the row `t` of an entity is among the choices of a reference; absent: all are, as for a module's own code. */
  accepts?: (target: EntityModel, where: Filters, bind: Bind) => string;
}

/** What has fields that point to records. */
type Holder = Pick<EntityModel, 'name' | 'fields' | 'parent'>;

/** One place of a record that points to other records. */
interface Pointer {
  /** Number of the record. */
  at: number;
  path: string;
  field: FieldModel;
  /** Entity that the field belongs to. */
  entity: Holder;
  holder: Values;
  /** The record that a child row belongs to. */
  parent: Values | null;
  ids: readonly number[];
  /** Those that were not there before. */
  fresh: readonly number[];
  /** Whether the record of the field was there before. */
  isStored: boolean;
  isChanged: boolean;
  /** Choices that it may lead to, where it leads elsewhere than before: what was chosen once may stay. */
  where?: Filters | undefined;
}

/** What is wrong with the references of a record. */
export interface Misled {
  problems: readonly Problem[];
  /** They lead to what is there, and is not among the choices: a rule that knows why says it better. */
  unoffered: readonly Problem[];
}

/**
 * Looks up every changed reference and link of merged records, names those that lead nowhere, and fills
 * `copyFrom` fields from the rows they point to. One statement an entity, however many records; gives what is wrong with each.
 */
export async function resolveReferences(
  scope: ReferenceScope,
  entity: Holder,
  all: readonly Referring[],
): Promise<Misled[]> {
  const { entityOf } = scope;
  const pointers = all
    .flatMap(({ record, old }, at) => findPointers(entityOf, entity, { record, old }, { at, prefix: '' }))
    .filter((pointer) => pointer.isChanged && pointer.ids.length > 0);
  const problems: Problem[][] = all.map(() => []);
  const unoffered: Problem[][] = all.map(() => []);
  for (const [name, group] of groupByTarget(pointers)) {
    const conditions = scope.accepts ? findConditions(group) : [];
    const found = await fetchTargets(scope, entityOf(name), group, conditions);
    for (const pointer of group) {
      problems[pointer.at]?.push(...applyPointer(pointer, found));
      if (scope.accepts) unoffered[pointer.at]?.push(...findUnoffered(pointer, found, conditions));
    }
  }
  return all.map(({ record }, at) => {
    const some = problems[at] ?? [];
    return {
      problems: some.length > 0 ? some : findEmptyCopies(entity, record, entityOf, ''),
      unoffered: unoffered[at] ?? [],
    };
  });
}

/** Copies that must not be empty, where what they are copied from has nothing: somebody has to type them. */
function findEmptyCopies(entity: Holder, record: Values, entityOf: EntityOf, prefix: string): Problem[] {
  return entity.fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    if (field.rows) {
      const child = entityOf(field.rows.entity);
      const rows = (record[field.name] ?? []) as Values[];
      return rows.flatMap((row, index) => findEmptyCopies(child, row, entityOf, `${path}.${index}.`));
    }
    const [reference = ''] = field.copyFrom?.split('.') ?? [];
    const isLeft = field.required && isEmpty(record[field.name]) && !isEmpty(record[reference]);
    return field.copyFrom && isLeft ? [emptyProblem(field, path, `${entity.name}.${field.name}`)] : [];
  });
}

const targetOf = (field: FieldModel): string => field.reference?.entity ?? field.links?.entity ?? '';

function findPointers(
  entityOf: EntityOf,
  entity: Holder,
  { record, old, above }: Referring & { above?: Referring },
  place: { at: number; prefix: string },
): Pointer[] {
  return entity.fields.flatMap((field) => {
    const path = `${place.prefix}${field.name}`;
    const value = record[field.name];
    if (field.rows)
      return (value as Values[]).flatMap((row, index) =>
        findPointers(
          entityOf,
          entityOf(field.rows?.entity ?? ''),
          { record: row, old: oldRowOf(field, row, old), above: { record, old } },
          { at: place.at, prefix: `${path}.${index}.` },
        ),
      );
    if ((!field.reference && !field.links) || field.name === entity.parent?.foreignKey) return [];
    const ids = (Array.isArray(value) ? value : value === null ? [] : [value]) as number[];
    const isMoved = differsIn({ record, old }, field.name);
    const { dependsOn = {}, inCommon = [] } = field.reference ?? {};
    const isChanged =
      isMoved ||
      Object.values(dependsOn)
        .flat()
        .some((name) => differsIn({ record, old }, name)) ||
      (above !== undefined && inCommon.some((name) => differsIn(above, name)));
    const where = isMoved ? (field.reference ?? field.links)?.where : undefined;
    const fresh = ids.filter((id) => ![old?.[field.name]].flat().includes(id));
    return [
      {
        at: place.at,
        path,
        field,
        entity,
        holder: record,
        parent: above?.record ?? null,
        ids,
        fresh,
        isStored: old !== null,
        isChanged,
        where,
      },
    ];
  });
}

const differsIn = ({ record, old }: Referring, name: string): boolean =>
  JSON.stringify(record[name]) !== JSON.stringify(old?.[name] ?? null);

function groupByTarget(pointers: readonly Pointer[]): Map<string, Pointer[]> {
  const groups = new Map<string, Pointer[]>();
  for (const pointer of pointers) {
    const target = targetOf(pointer.field);
    const group = groups.get(target);
    if (group) group.push(pointer);
    else groups.set(target, [pointer]);
  }
  return groups;
}

/** `goods_id.name` → copies of `goods_id`: own field and the field to read. */
function copiesOf(pointer: Pointer): { own: FieldModel; from: string }[] {
  return pointer.entity.fields.flatMap((own) => {
    const [reference, from] = own.copyFrom?.split('.') ?? [];
    return reference === pointer.field.name && from ? [{ own, from }] : [];
  });
}

async function fetchTargets(
  { tx, session, access, now, accepts }: ReferenceScope,
  target: EntityModel,
  group: readonly Pointer[],
  conditions: readonly Filters[],
): Promise<Map<number, Values>> {
  const columns = new Set([
    'id',
    ...group.flatMap((pointer) => copiesOf(pointer).map((copy) => copy.from)),
    ...group.flatMap(({ field }) => Object.keys(field.reference?.dependsOn ?? {})),
    ...group.flatMap(({ field }) => field.reference?.inCommon ?? []),
  ]);
  const ids = [...new Set(group.flatMap((pointer) => pointer.ids))];
  const [id] = ids;
  // Who acts is there: that was proven when the transaction began.
  const isOneself = target.name === 'account' && ids.length === 1 && id === session.accountId;
  if (isOneself && id !== undefined && columns.size === 1 && conditions.length === 0)
    return new Map([[id, { id }]]);
  const isOwn = target.owner === 'global' ? '' : ' and customer_id = $2';
  const isLive = target.softDelete ? ' and deleted_at is null' : '';
  const values: unknown[] = isOwn ? [ids, session.customer.id] : [ids];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const isSeen =
    target.owner === 'tree' && access ? ` and ${access.rowPredicate(target, bind, now ?? new Date())}` : '';
  const accepted = conditions.map(
    (where, at) =>
      `, coalesce(${accepts?.(target, where, bind) ?? 'true'}, false) as "${acceptedColumn(at)}"`,
  );
  const text = `select ${[...columns].map((name) => `t."${name}"`).join(', ')}${accepted.join('')} from "${target.table}" t where id = any($1::int8[])${isOwn}${isLive}${isSeen}`;
  const { rows } = await tx.query<Values>(text, values);
  return new Map(rows.filter(isObject).map((row) => [row['id'] as number, row]));
}

/** Each condition that choices of a target have, once. */
const findConditions = (group: readonly Pointer[]): Filters[] => [
  ...new Set(group.flatMap(({ where }) => (where ? [where] : []))),
];

/** Says of a row whether it fits the condition at that place. */
const acceptedColumn = (at: number): string => `#${at}`;

function findUnoffered(
  pointer: Pointer,
  found: ReadonlyMap<number, Values>,
  conditions: readonly Filters[],
): Problem[] {
  const asked = conditions.findIndex((where) => where === pointer.where);
  const value = pointer.ids.find((id) => {
    const target = found.get(id);
    const isRefused = target?.[acceptedColumn(asked)] === false && pointer.fresh.includes(id);
    return target && (isRefused || !isAlike(pointer, target));
  });
  if (value === undefined) return [];
  return [{ path: pointer.path, code: 'not_correct', params: { label: labelOf(pointer), value } }];
}

const labelOf = ({ entity, field }: Pointer): string => `${entity.name}.${field.name}`;

function applyPointer(pointer: Pointer, found: ReadonlyMap<number, Values>): Problem[] {
  const missing = pointer.ids.find((id) => !found.has(id));
  const label = labelOf(pointer);
  if (missing !== undefined)
    return [{ path: pointer.path, code: 'reference_not_found', params: { label, value: missing } }];
  const target = found.get(pointer.ids[0] ?? 0);
  if (target && !isInPlace(pointer, target))
    return [{ path: pointer.path, code: 'not_correct', params: { label, value: pointer.ids[0] } }];
  for (const { own, from } of copiesOf(pointer))
    if ((own.readOnly || pointer.holder[own.name] === null) && !(own.copyOn && pointer.isStored))
      pointer.holder[own.name] = target?.[from] ?? null;
  return [];
}

/** Whether a record is of the same as what the child row belongs to: an entry of the payment's partner. */
const isAlike = ({ field, parent }: Pointer, target: Values): boolean =>
  (field.reference?.inCommon ?? []).every((name) => (parent?.[name] ?? null) === target[name]);

/** Whether a record fits the fields that its choice depends on: a ward lies in the chosen city. */
function isInPlace({ field, holder }: Pointer, target: Values): boolean {
  return Object.entries(field.reference?.dependsOn ?? {}).every(([other, names]) => {
    const first = names.find((name) => holder[name] !== null && holder[name] !== undefined);
    return first !== undefined && holder[first] === target[other];
  });
}
