import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { Codes, EntityModel, FieldModel, FieldPath, ListFilterModel } from '#contract/model.ts';
import type { DimensionModel, MeasureModel, ReportModel, TileModel } from '#contract/report.ts';
import type { Language } from '#contract/session.ts';
import type { FilterContext } from '#fields/ServerFieldType.server.ts';
import type { Access } from '#server/access/Access.ts';
import { findMeasured } from '#server/access/findMeasured.ts';
import { hasFeature } from '#server/access/licenses.ts';
import { entityOf, findPath } from '#server/access/modelIndex.ts';
import { createFilterContext } from '#server/list/ListScope.ts';

/** A report as one caller meets it: what is not in here does not exist for him. */
export interface ReportScope {
  report: ReportModel;
  entity: EntityModel;
  access: Access;
  context: FilterContext;
  now: Date;
  filters: ReadonlyMap<string, ListFilterModel>;
  dimensions: ReadonlyMap<string, DimensionModel>;
  measures: ReadonlyMap<string, MeasureModel>;
  /** Tiles with the measures that the caller has; none without any. */
  tiles: readonly TileModel[];
  find(path: Pick<FieldPath, 'steps' | 'leaf'>): FieldModel | undefined;
}

/** A report for a caller; `language` is the one he reads. */
export function createReportScope(
  report: ReportModel,
  access: Access,
  language: Language,
  now: Date,
): ReportScope {
  const entity = entityOf(access.model, report.entity);
  const find = (path: Pick<FieldPath, 'steps' | 'leaf'>) => findMeasured(access, entity, path, report.rows);
  const isFor = (part: { permissions?: Codes }) => access.holds(part.permissions ?? []);
  const hasLicense = ({ license }: MeasureModel) =>
    !license || hasFeature(access.session.licenses, license, now);
  const seesWhere = (where: FixedFilters = {}) =>
    Object.keys(where).every((key) => {
      const path = findPath(access.model, entity, key);
      return path !== undefined && find(path) !== undefined;
    });
  const dimensions = byKey(report.dimensions.filter(({ path }) => find(path) !== undefined));
  const plain = byKey(
    report.measures.filter(
      (measure) =>
        isFor(measure) &&
        hasLicense(measure) &&
        seesWhere(measure.where) &&
        (!measure.sum || find(measure.sum)),
    ),
  );
  const measures = byKey(
    [...plain.values()].filter(({ ratio }) => (ratio ?? []).every((name) => plain.has(name))),
  );
  const filters = report.filters.filter((filter) => isFor(filter) && find(filter) !== undefined);
  return {
    report,
    entity,
    access,
    context: createFilterContext(access, language, now),
    now,
    filters: byKey(filters),
    dimensions,
    measures,
    tiles: report.tiles.filter(isFor).flatMap((tile) => cutTile(tile, dimensions, measures)),
    find,
  };
}

function byKey<Part extends { key: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.key, part]));
}

function cutTile(
  tile: TileModel,
  dimensions: ReportScope['dimensions'],
  measures: ReportScope['measures'],
): TileModel[] {
  if (tile.by !== undefined && !dimensions.has(tile.by)) return [];
  const left = tile.measures.filter((key) => measures.has(key));
  return left.length === 0 ? [] : [{ ...tile, measures: left }];
}
