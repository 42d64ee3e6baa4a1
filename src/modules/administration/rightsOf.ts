import type { Role } from '#generated/system/role.entity.gen.ts';

/** A right that roles give, and which do. */
export interface GivenRight {
  code: string;
  roles: readonly string[];
}

/** Each right once, with the roles that it comes from, in the order of the roles. */
export function rightsOf(roles: readonly Pick<Role, 'name' | 'permissions'>[]): GivenRight[] {
  const given = new Map<string, string[]>();
  for (const { name, permissions } of roles)
    for (const code of permissions ?? []) given.set(code, [...(given.get(code) ?? []), name]);
  return [...given].map(([code, names]) => ({ code, roles: names }));
}
