import { DEFAULT_LANGUAGE, type Language } from '#contract/session.ts';
import type { EntityModel, FieldModel, FieldPath, ListModel, ServerModel } from '#contract/model.ts';
import type { Bind } from '#fields/ServerFieldType.server.ts';
import { createEntityRights, type EntityRights } from './EntityRights.ts';
import { createListRights, findSeen, type ListRights } from './ListRights.ts';
import { rowPredicate } from './rowPredicate.ts';
import type { Actor } from './Actor.ts';

/**
 * The one gate between a session and the data: everything that asks the database takes entities, fields, columns and
 * row conditions from here (reliability.md 5.1). Costs microseconds: rights are worked out once a set of codes.
 */
export interface Access extends EntityRights {
  readonly session: Actor;
  /** The one that the caller reads: labels are in it. */
  readonly language: Language;
  readonly model: ServerModel;
  list(list: ListModel): ListRights;
  /** The leaf of a path, when the caller sees every field on the way. */
  findSeen(entity: EntityModel, path: Pick<FieldPath, 'steps' | 'leaf'>): FieldModel | undefined;
  /** SQL over the row `t`: the rows that exist for the caller (deleted ones too). */
  rowPredicate(entity: EntityModel, bind: Bind, now: Date): string;
}

/** Sets of codes kept at once; a customer has few roles. */
const MAX_RIGHTS = 500;

type Rights = Omit<Access, 'session' | 'language' | 'rowPredicate'>;

const rightsOf = new WeakMap<ServerModel, Map<string, Rights>>();

const accessOf = new WeakMap<ServerModel, WeakMap<Actor, Map<Language, Access>>>();

/** The gate of a session over a model, for a reader of a language; the same object as long as the session is. */
export function createAccess(session: Actor, model: ServerModel, language = DEFAULT_LANGUAGE): Access {
  let known = accessOf.get(model);
  if (!known) accessOf.set(model, (known = new WeakMap<Actor, Map<Language, Access>>()));
  let own = known.get(session);
  if (!own) known.set(session, (own = new Map<Language, Access>()));
  let access = own.get(language);
  if (!access) own.set(language, (access = openAccess(session, model, language)));
  return access;
}

function openAccess(session: Actor, model: ServerModel, language: Language): Access {
  const rights = findRights(session.permissions, model);
  const { codes } = rights;
  return {
    ...rights,
    session,
    language,
    rowPredicate: (entity, bind, now) => rowPredicate(entity, { session, codes, now }, bind),
  };
}

function findRights(permissions: readonly string[], model: ServerModel): Rights {
  let known = rightsOf.get(model);
  if (!known) rightsOf.set(model, (known = new Map<string, Rights>()));
  const key = permissions.toSorted().join(' ');
  let rights = known.get(key);
  if (!rights) {
    if (known.size >= MAX_RIGHTS) known.clear();
    known.set(key, (rights = createRights(permissions, model)));
  }
  return rights;
}

function createRights(permissions: readonly string[], model: ServerModel): Rights {
  const rights = createEntityRights(permissions, model);
  const lists = new Map<ListModel, ListRights>();
  return {
    ...rights,
    model,
    list(list) {
      let found = lists.get(list);
      if (!found) lists.set(list, (found = createListRights(rights, model, list)));
      return found;
    },
    findSeen: (entity, path) => findSeen(rights, model, entity, path),
  };
}
