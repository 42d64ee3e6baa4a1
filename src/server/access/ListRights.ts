import type { FixedFilters } from '#contract/fixedFilters.ts';
import type {
  EntityModel,
  FieldModel,
  FieldPath,
  ListColumnModel,
  ListFilterModel,
  ListModel,
  ServerModel,
  ViewModeModel,
} from '#contract/model.ts';
import type { EntityRights } from './EntityRights.ts';
import { entityOf, findPath } from './modelIndex.ts';

/** The key of the only mode of a list without view modes (readings). */
export const DEFAULT_MODE = 'default';

/** What a set of codes allows on one list. What is not in here does not exist for the caller. */
export interface ListRights {
  /** Whether the caller may open the list at all. */
  isAllowed: boolean;
  /** Every column the caller may see, of every mode, in the list's order. */
  columns: readonly ListColumnModel[];
  filters: ReadonlyMap<string, ListFilterModel>;
  viewModes: readonly ViewModeModel[];
  counts: ListModel['counts'];
}

/** Whether the caller sees every field on a path, down to its leaf. */
export function findSeen(
  rights: EntityRights,
  model: ServerModel,
  entity: EntityModel,
  path: Pick<FieldPath, 'steps' | 'leaf'>,
): FieldModel | undefined {
  let fields = rights.readableFields(entity);
  for (const step of path.steps) {
    const next = rights.seenFields(entityOf(model, step.entity));
    // The field by which others refer to the record is theirs.
    if (!(step.kind === 'referring' ? next : fields).has(step.field)) return undefined;
    fields = next;
  }
  return fields.get(path.leaf);
}

/** Works out what the codes behind `rights` allow on a list. */
export function createListRights(rights: EntityRights, model: ServerModel, list: ListModel): ListRights {
  const entity = entityOf(model, list.entity);
  const sees = (path: FieldPath) => findSeen(rights, model, entity, path);
  const seesWhere = (where: FixedFilters = {}) =>
    Object.keys(where).every((key) => {
      const path = findPath(model, entity, key);
      return path !== undefined && sees(path) !== undefined;
    });
  const isShown = (part: FieldPath & { permissions?: ListColumnModel['permissions'] }) =>
    rights.holds(part.permissions ?? []) && sees(part) !== undefined;
  const isMode = (mode: ViewModeModel) =>
    rights.holds(mode.permissions ?? []) && seesWhere(mode.where) && seesRows(mode.rows);
  const seesRows = (rows: string | undefined) =>
    rows === undefined || rights.readableFields(entity).has(rows);

  return {
    isAllowed: rights.holds(list.permissions) && rights.canRead(entity),
    columns: list.columns.filter(isShown),
    filters: new Map(list.filters.filter(isShown).map((filter) => [filter.key, filter])),
    viewModes: modesOf(list).filter(isMode),
    counts: list.counts.filter((count) => seesWhere(count.where)),
  };
}

/** A list without modes has one, `default`. */
function modesOf(list: ListModel): readonly ViewModeModel[] {
  return list.viewModes.length > 0 ? list.viewModes : [{ key: DEFAULT_MODE }];
}
