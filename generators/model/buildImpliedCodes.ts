import type { PermissionModel } from '#contract/model.ts';
import type { Context } from './buildContext.ts';
import type { Json } from './types.ts';

/**
 * The codes that `super_admin` stands for in conditions, as far as one can ask: those that one is compared with,
 * or all where one looks at `user.permissions` in another way. Restricting codes it does not stand for.
 */
export function buildImpliedCodes(
  { entities, workflows, lists, forms }: Context,
  permissions: readonly PermissionModel[],
): readonly string[] {
  const sources = [...entities.values(), ...[...workflows.values()].flat(), ...lists, ...forms];
  const asked = sources.flatMap(({ value }) => findAsked(value as unknown as Json));
  const isAny = asked.includes(null);
  return permissions
    .filter(({ code, restricts }) => !restricts && (isAny || asked.includes(code)))
    .map(({ code }) => code);
}

/** Codes that are looked for among the caller's; null where it is not one that stands there. */
function findAsked(json: Json): readonly (string | null)[] {
  if (typeof json !== 'object' || json === null) return [];
  if (isPermissions(json)) return [null];
  const [code, list] = 'in' in json && Array.isArray(json['in']) ? (json['in'] as readonly Json[]) : [];
  if (typeof code === 'string' && isPermissions(list)) return [code];
  return Object.values(json as object).flatMap((part: Json) => findAsked(part));
}

const isPermissions = (json: Json | undefined): boolean =>
  typeof json === 'object' && json !== null && 'var' in json && json['var'] === 'user.permissions';
