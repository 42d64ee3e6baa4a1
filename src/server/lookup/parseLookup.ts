import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '#contract/errors.ts';
import type { EntityModel } from '#contract/model.ts';
import { isId } from '#fields/reference/reference.ts';
import { MAX_CHOICES } from '#fields/rules.server.ts';
import type { FilterContext } from '#fields/ServerFieldType.server.ts';
import type { Access } from '#server/access/Access.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Test } from '#server/list/compileTests.ts';
import { readFixed, type FixedSite } from '#server/list/fixedTests.ts';
import { refuseName, toShownName } from '#server/list/refuseName.ts';
import { parseWords } from '#server/list/searchWords.ts';

/** A lookup after every check. */
export interface ParsedLookup {
  /** Folded words; each must be found. */
  words: readonly string[];
  ids?: readonly number[];
  tests: readonly Test[];
}

/** Reads the body of a lookup. Throws Failure `malformed` when it is no object, `invalid` naming every wrong part. */
export function parseLookup(
  body: unknown,
  entity: EntityModel,
  access: Access,
  context: FilterContext,
): ParsedLookup {
  if (typeof (body ?? {}) !== 'object' || Array.isArray(body)) throw new Failure('malformed');
  const { q, ids, where, ...others } = (body ?? {}) as Record<string, unknown>;
  const problems: Problem[] = Object.keys(others).map((key) =>
    refuseName(toShownName(key), 'unknown_field', key),
  );
  const parsed = {
    words: parseWords(q, problems),
    ...(ids === undefined ? {} : { ids: parseIds(ids, problems) }),
    tests: parseWhere(where, { entity, access, context }, problems),
  };
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return parsed;
}

function parseIds(ids: unknown, problems: Problem[]): readonly number[] {
  if (!Array.isArray(ids) || !ids.every(isId)) {
    problems.push({ path: 'ids', code: 'wrong_type', params: { label: 'ids' } });
    return [];
  }
  if (ids.length > MAX_CHOICES)
    problems.push({ path: 'ids', code: 'too_many_rows', params: { label: 'ids', limit: MAX_CHOICES } });
  return ids;
}

function parseWhere(where: unknown, site: FixedSite & { access: Access }, problems: Problem[]): Test[] {
  const { entity, access } = site;
  if (where === undefined) return [];
  if (typeof where !== 'object' || where === null || Array.isArray(where)) {
    problems.push({ path: 'where', code: 'wrong_type', params: { label: 'where' } });
    return [];
  }
  return Object.entries(where).flatMap(([key, value]: [string, unknown]) => {
    const path = `where.${toShownName(key)}`;
    const isAllowed = access.seenFields(entity).has(key) || isOfSchema(key, value, entity, access);
    const found = isAllowed ? readFixed(key, value, site) : undefined;
    if (found && 'test' in found) return [found.test];
    problems.push(found ? { path, ...found.problem } : refuseName(path, 'unknown_filter', key));
    return [];
  });
}

/** What a schema fixes for a reference may be asked by everybody, exactly as it stands there. */
function isOfSchema(key: string, value: unknown, entity: EntityModel, { model }: Access): boolean {
  return model.entities.some(({ fields }) =>
    fields.some(({ reference }) => {
      if (reference?.entity !== entity.name || !reference.where) return false;
      return Object.hasOwn(reference.where, key) && isDeepStrictEqual(reference.where[key], value);
    }),
  );
}
