import type { Context } from './buildContext.ts';
import type { Memory, Notes } from './remember.ts';

/** What a context is asked by name. */
const TABLES = {
  modules: (context: Context, name: string) => context.modules.get(name),
  entities: (context: Context, name: string) => context.entities.get(name),
  enums: (context: Context, name: string) => context.enums.get(name),
  workflows: (context: Context, name: string) => context.workflows.get(name),
  parents: (context: Context, name: string) => context.parents.get(name),
  references: (context: Context, name: string) => context.references.get(name),
  routes: (context: Context, name: string) => context.routes.get(name),
  permissions: (context: Context, code: string) => context.permissions.has(code),
  broken: (context: Context, name: string) => context.broken.has(name),
  content: (context: Context, file: string) => context.content(file),
  mentions: (context: Context, key: string) => context.mentions(key),
  texts: (context: Context, key: string) => context.texts.has(key),
  taken: (context: Context, key: string) => context.texts.taken(key),
};

export type Table = keyof typeof TABLES;

export const askTable = (context: Context, table: Table, name: string): unknown =>
  TABLES[table](context, name);

/**
 * A context that answers from the build that runs now (also to a question that an earlier build asked), and notes what it
 * is asked and told for the part that is being made.
 */
export function createNoting(memory: Memory, context: Context): Context {
  const asker: Asker = { now: () => memory.context ?? context, notes: () => memory.making.at(-1) ?? null };
  const byName = (table: NamedTable) => createTable(asker, table, 'get');
  const names = (table: 'permissions' | 'broken') => createTable(asker, table, 'has');
  const list = (table: ListTable) => createList(asker, table);
  return {
    ...context,
    modules: byName('modules') as Context['modules'],
    entities: byName('entities') as Context['entities'],
    enums: byName('enums') as Context['enums'],
    workflows: byName('workflows') as Context['workflows'],
    parents: byName('parents') as Context['parents'],
    references: byName('references') as Context['references'],
    routes: byName('routes') as Context['routes'],
    permissions: names('permissions') as Context['permissions'],
    broken: names('broken') as Context['broken'],
    lists: list('lists') as Context['lists'],
    forms: list('forms') as Context['forms'],
    reports: list('reports') as Context['reports'],
    imports: list('imports') as Context['imports'],
    pages: list('pages') as Context['pages'],
    prints: list('prints') as Context['prints'],
    actions: list('actions') as Context['actions'],
    seeds: list('seeds') as Context['seeds'],
    addresses: list('addresses') as Context['addresses'],
    content: (file) => answer(asker, 'content', file) as string | undefined,
    mentions: (key) => answer(asker, 'mentions', key) as boolean,
    exists: (path, name) => ask(asker, (each) => each.exists(path, name)),
    report: createReporter(asker),
    texts: createTeller(asker),
  };
}

interface Asker {
  now(): Context;
  /** Of the part that is being made; null outside of parts. */
  notes(): Notes | null;
}

type NamedTable = 'modules' | 'entities' | 'enums' | 'workflows' | 'parents' | 'references' | 'routes';
type ListTable =
  | 'lists'
  | 'forms'
  | 'reports'
  | 'imports'
  | 'pages'
  | 'prints'
  | 'actions'
  | 'seeds'
  | 'addresses';

function answer({ now, notes }: Asker, table: Table, name: string): unknown {
  const noted = notes();
  const known = noted?.answers.get(table);
  if (known?.has(name)) return known.get(name);
  const found = TABLES[table](now(), name);
  if (known) known.set(name, found);
  else noted?.answers.set(table, new Map([[name, found]]));
  return found;
}

function ask<Answer>({ now, notes }: Asker, question: (context: Context) => Answer): Answer {
  const found = question(now());
  notes()?.questions.push([question, found]);
  return found;
}

/** A map or set that notes the names it is asked for, and that it was looked through. */
function createTable(asker: Asker, table: NamedTable | 'permissions' | 'broken', by: 'get' | 'has'): object {
  const get = (name: string) => answer(asker, table, name);
  const own: Readonly<Record<PropertyKey, unknown>> = {
    get,
    has: by === 'has' ? get : (name: string) => get(name) !== undefined,
  };
  return createProxy(
    () => asker.now()[table],
    (property) => {
      if (property in own) return own[property];
      ask(asker, (each) => [...each[table].keys(), ...each[table].values()]);
      return undefined;
    },
  );
}

const SEARCHES: ReadonlySet<PropertyKey> = new Set(['find', 'filter', 'some', 'every']);

/** A list that notes what was searched for, with what was found, and that it was looked through. */
function createList(asker: Asker, table: ListTable): object {
  const search = (name: PropertyKey) => (isWanted: unknown) =>
    ask(asker, (each) => {
      const found = Reflect.get(each[table], name) as (isWanted: unknown) => unknown;
      return found.call(each[table], isWanted);
    });
  return createProxy(
    () => asker.now()[table],
    (property) => {
      if (SEARCHES.has(property)) return search(property);
      ask(asker, (each) => each[table]);
      return undefined;
    },
  );
}

/** What `take` gives of a property, else that of the thing itself. */
function createProxy(target: () => object, take: (property: PropertyKey) => unknown): object {
  return new Proxy(target(), {
    get(_, property) {
      const taken = take(property);
      if (taken !== undefined) return taken;
      const value: unknown = Reflect.get(target(), property);
      return typeof value === 'function' ? (value.bind(target()) as unknown) : value;
    },
  });
}

/** Whatever has a problem is made again by every build: nobody keeps problems. */
function createReporter({ now, notes }: Asker): Context['report'] {
  const pass = () => {
    const noted = notes();
    if (noted) noted.isPassing = true;
    return now().report;
  };
  return {
    at: (...said) => pass().at(...said),
    atOffset: (...said) => pass().atOffset(...said),
    atStart: (...said) => pass().atStart(...said),
    sorted: () => now().report.sorted(),
    has: (range) => now().report.has(range),
  };
}

function createTeller(asker: Asker): Context['texts'] {
  const { now, notes } = asker;
  return {
    get needed() {
      return now().texts.needed;
    },
    get known() {
      return now().texts.known;
    },
    get all() {
      return now().texts.all;
    },
    get sources() {
      return now().texts.sources;
    },
    need(key, place, module) {
      notes()?.needed.set(`${module ?? place.source.file} ${key}`, [key, place, module]);
      if (now().texts.lends(key)) answer(asker, 'taken', key);
      return now().texts.need(key, place, module);
    },
    offer(key) {
      notes()?.offered.add(key);
      now().texts.offer(key);
      return answer(asker, 'texts', key) as boolean;
    },
    has: (key) => answer(asker, 'texts', key) as boolean,
    lends: (key) => now().texts.lends(key),
    taken: (key) => answer(asker, 'taken', key) as string,
  };
}
