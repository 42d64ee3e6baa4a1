import type { Scope, Session } from '#contract/session.ts';
import type { Filters } from '#contract/wire.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';
import type { ListDefinition } from '../ListDefinition.ts';

/** A warehouse or shop that one may choose. */
export interface Place {
  id: number;
  name: string;
}

const keyOf = (scope: Scope): string => `scope.${scope}`;

/** Warehouses or shops of the caller, as people call them. */
export function placesOf(
  { warehouses, pos }: Pick<Session, 'warehouses' | 'pos'>,
  scope: Scope,
): readonly Place[] {
  return scope === 'warehouse'
    ? warehouses.map(({ id, code_name }) => ({ id, name: code_name }))
    : pos.map(({ id, code }) => ({ id, name: code }));
}

/** Keeps a choice for the next list of the kind; none: all of them. */
export function rememberPlace(scope: Scope, id: number | undefined): void {
  writeLocal(keyOf(scope), id === undefined ? null : String(id));
}

/** What a list starts with: the warehouse or shop chosen last, while it is still the caller's. */
export function rememberedPlace({ scope }: Pick<ListDefinition, 'scope'>, session: Session): Filters {
  if (!scope) return {};
  const stored = Number(readLocal(keyOf(scope.of)));
  const place = placesOf(session, scope.of).find(({ id }) => id === stored);
  return place ? { [scope.filter]: [place.id] } : {};
}
