import type { Codes, EntityModel, FieldModel, ServerModel } from '#contract/model.ts';
import { impliedCodes, SUPER_ADMIN, toConditionCodes } from '#contract/session.ts';
import { findEntity } from './modelIndex.ts';

type Fields = ReadonlyMap<string, FieldModel>;

/** What a set of codes allows with records and their fields. A forbidden thing looks like one that does not exist. */
export interface EntityRights {
  /** What conditions know as `user.permissions`. */
  codes: readonly string[];
  /** Any of these codes; `[]` any login, `null` nobody. `super_admin` implies all but restricting codes (readings). */
  holds(codes: Codes): boolean;
  canRead(entity: EntityModel): boolean;
  canCreate(entity: EntityModel): boolean;
  canUpdate(entity: EntityModel): boolean;
  canDelete(entity: EntityModel): boolean;
  /** Whether pickers may ask for it. */
  canLookup(entity: EntityModel): boolean;
  /** Fields of the entity's records that the caller may see, in the entity's order. */
  readableFields(entity: EntityModel): Fields;
  /** Fields seen from elsewhere (a label, a column over a reference): all readable ones, or the label's. */
  seenFields(entity: EntityModel): Fields;
  /** Fields that the search of pickers looks through. */
  searchedFields(entity: EntityModel): Fields;
  /** Fields the caller may set. Changing a stored value needs the reading right too; setting it at creation does not. */
  writableFields(entity: EntityModel, act: 'create' | 'update'): Fields;
  /** Shown with most digits hidden; neither sorted by nor searched in parts. */
  isMasked(field: FieldModel): boolean;
}

/** The rights that follow from codes alone; the same for every account that holds them. */
export function createEntityRights(held: readonly string[], model: ServerModel): EntityRights {
  const codes = new Set(held);
  const restricting = new Set(
    model.permissions.filter((permission) => permission.restricts).map(({ code }) => code),
  );
  const holdsOne = (code: string) => codes.has(code) || (codes.has(SUPER_ADMIN) && !restricting.has(code));
  const holds = (wanted: Codes) => wanted !== null && (wanted.length === 0 || wanted.some(holdsOne));

  const holdsAll = (walls: readonly Codes[] = []) => walls.every(holds);
  const canRead = (entity: EntityModel) => holds(entity.access.read) && holdsAll(entity.view?.walls);
  const canLookup = (entity: EntityModel) => canRead(entity) || holds(entity.lookup);
  const isReadable = (field: FieldModel) =>
    !isHidden(field) && holds(field.read ?? []) && holdsAll(field.walls) && canReadRows(field);
  const canReadRows = ({ rows }: FieldModel) => {
    const child = rows && findEntity(model, rows.entity);
    return rows === undefined || (child !== undefined && canRead(child));
  };
  const isWritable = (field: FieldModel, act: 'create' | 'update') =>
    !field.readOnly && holds(field.write ?? []) && (act === 'create' || isHidden(field) || isReadable(field));

  const creatable = remember((entity) => pick(entity, (field) => isWritable(field, 'create')));
  const updatable = remember((entity) => pick(entity, (field) => isWritable(field, 'update')));

  return {
    codes: toConditionCodes(held, impliedCodes(model.permissions)),
    holds,
    canRead,
    canCreate: (entity) => holds(entity.access.create),
    canUpdate: (entity) => holds(entity.access.update),
    canDelete: (entity) => holds(entity.access.delete),
    canLookup,
    readableFields: remember((entity) => pick(entity, (field) => canRead(entity) && isReadable(field))),
    seenFields: remember((entity) => {
      const shown = canRead(entity) ? null : labelFields(entity);
      return pick(
        entity,
        (field) => canLookup(entity) && isReadable(field) && (shown?.has(field.name) ?? true),
      );
    }),
    searchedFields: remember((entity) => {
      const searched = new Set(entity.search);
      const isSearched = (field: FieldModel) => searched.has(field.name) && isReadable(field);
      return pick(entity, (field) => canLookup(entity) && isSearched(field));
    }),
    writableFields: (entity, act) => (act === 'create' ? creatable(entity) : updatable(entity)),
    isMasked: (field) => field.mask !== undefined && !holds(field.mask.for),
  };
}

/** Passwords and secrets are set without ever being read. */
const isHidden = (field: FieldModel) => field.writeOnly === true || field.secret === true;

/** What a lookup gives: the fields of the label (architecture.md 8). */
function labelFields(entity: EntityModel): ReadonlySet<string> {
  return new Set(entity.display.flatMap((part) => (typeof part === 'string' ? [] : [part.field])));
}

function pick(entity: EntityModel, isIn: (field: FieldModel) => boolean): Fields {
  return new Map(entity.fields.filter(isIn).map((field) => [field.name, field]));
}

function remember<Result>(work: (entity: EntityModel) => Result): (entity: EntityModel) => Result {
  const known = new Map<EntityModel, Result>();
  return (entity) => {
    const found = known.get(entity);
    if (found !== undefined) return found;
    const result = work(entity);
    known.set(entity, result);
    return result;
  };
}
