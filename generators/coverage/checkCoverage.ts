import { emitOpenApi } from '../emit/openapi.ts';
import { createNames } from '../emit/names.ts';
import { KIT_PAGES } from '../model/kitPages.ts';
import { LANGUAGES } from '../model/schemas.ts';
import type { Model } from '../model/types.ts';
import type { MenuFact, Specification } from './Specification.ts';

/** A fact of the specification: there as it is said, kept otherwise for a reason, or missing. */
export interface Fact {
  readonly kind: FactKind;
  readonly name: string;
  readonly state: 'covered' | 'otherwise' | 'missing';
  /** Why it is not as it is said; a missing fact may lack it. */
  readonly reason?: string;
}

export type FactKind = 'route' | 'menu' | 'permission' | 'enum' | 'field' | 'message' | 'call' | 'rule';

/** `name` as `kind` and whether it is there. */
type Claim = readonly [kind: FactKind, name: string, isThere: boolean];

/** Addresses of the kit's own screens (`src/web/app/kitScreens.ts`; a test compares), which stand in no schema. */
export const KIT_SCREENS: readonly string[] = ['/account', '/change-password'];

/** Every fact of the specification held against the model; `texts`: the files that rules name. */
export function checkCoverage(
  model: Model,
  specification: Specification,
  texts: ReadonlyMap<string, string>,
): readonly Fact[] {
  const claims = [
    ...claimRoutes(model, specification),
    ...claimMenu(model, specification),
    ...claimPermissions(model, specification),
    ...claimEnums(model, specification),
    ...claimFields(model, specification),
    ...claimMessages(model, specification),
    ...claimCalls(model, specification),
    ...claimRules(specification, texts),
  ];
  return claims.map((claim) => toFact(claim, specification.reasons));
}

function toFact([kind, name, isThere]: Claim, { otherwise, missing }: Specification['reasons']): Fact {
  if (isThere) return { kind, name, state: 'covered' };
  const key = `${kind} ${name}`;
  const kept = otherwise[key];
  if (kept !== undefined) return { kind, name, state: 'otherwise', reason: kept };
  const reason = missing[key];
  return { kind, name, state: 'missing', ...(reason === undefined ? {} : { reason }) };
}

/** Reasons of what is there by now, or of no fact at all: they are taken off their list. */
export function findIdleReasons(facts: readonly Fact[], { reasons }: Specification): readonly string[] {
  const used = new Set(
    facts.filter(({ state }) => state !== 'covered').map(({ kind, name }) => `${kind} ${name}`),
  );
  const idle = Object.keys({ ...reasons.otherwise, ...reasons.missing }).filter((key) => !used.has(key));
  return [...idle, ...Object.keys(reasons.missing).filter((key) => key in reasons.otherwise)];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());

function claimRoutes({ screens }: Model, { routes, menu }: Specification): Claim[] {
  const byPath = new Map(screens.map((screen) => [screen.path, screen]));
  const isKit = (path: string) => KIT_PAGES.includes(path) || KIT_SCREENS.includes(path);
  const opens = (path: string, codes: readonly string[]) =>
    isKit(path) || isSame(byPath.get(path)?.permissions ?? ['no screen'], codes);
  const ofMenu = Object.values(menu).flatMap((items) => Object.values(items));
  const guarded = new Map([
    ...Object.entries(routes.underLogin),
    ...ofMenu.map(({ route, permissions }: MenuFact) => [route, permissions] as const),
  ]);
  const open = routes.public.filter((path) => !guarded.has(path));
  return [
    ...[...guarded].map(([path, codes]): Claim => ['route', path, opens(path, codes)]),
    ...open.map((path): Claim => ['route', path, isKit(path) || byPath.get(path)?.public === true]),
  ];
}

/** Names of the frame (start, account, sign-in) are the kit's. */
function claimMenu({ modules }: Model, { menu }: Specification): Claim[] {
  const items = new Map(
    modules.flatMap((module) => module.menu.flatMap((group) => group.items.map((each) => [each.name, each]))),
  );
  const { frame: _frame, ...ofModules } = menu;
  return Object.values(ofModules).flatMap((facts) =>
    Object.entries(facts).map(([name, { route, permissions }]): Claim => {
      const item = items.get(name);
      return ['menu', name, item?.route === route && isSame(item.permissions ?? [], permissions)];
    }),
  );
}

/** `super_admin` is the kit's own code. */
function claimPermissions(model: Model, { permissions }: Specification): Claim[] {
  const codes = new Set(['super_admin', ...model.permissions.map(({ code }) => code)]);
  return Object.values(permissions)
    .flat()
    .map((code) => ['permission', code, codes.has(code)]);
}

/** One fact a value, and one that there are no others. */
function claimEnums(model: Model, { enums }: Specification): Claim[] {
  const byName = new Map(model.enums.map((each) => [each.name, each.values.map(({ value }) => value)]));
  const ofValues = (name: string, said: readonly (number | string)[]): Claim[] =>
    said.map((value) => ['enum', `${name} ${value}`, byName.get(name)?.includes(value) === true]);
  return [
    ...Object.entries(enums.exactly).flatMap(([name, said]): Claim[] => [
      ...ofValues(name, said),
      ['enum', `${name} alone`, byName.get(name)?.every((value) => said.includes(value)) === true],
    ]),
    ...Object.entries(enums.among).flatMap(([name, said]) => ofValues(name, said)),
  ];
}

function claimFields({ entities, forms }: Model, { fields }: Specification): Claim[] {
  const known = new Map(
    entities.map((entity) => [entity.name, new Set(['id', ...entity.fields.map(({ name }) => name)])]),
  );
  const presets = forms.find(({ route }) => route === fields.template.form)?.presets ?? [];
  const kept = presets.map((one) => (typeof one === 'string' ? one : one.as));
  return [
    ...Object.entries(fields.entities).flatMap(([entity, names]) =>
      names.map((name): Claim => ['field', `${entity}.${name}`, known.get(entity)?.has(name) === true]),
    ),
    ...fields.template.keeps.map((name): Claim => ['field', `template ${name}`, kept.includes(name)]),
  ];
}

/** A message has its text in every language. */
function claimMessages(model: Model, { messages }: Specification): Claim[] {
  const isSaid = (name: string) =>
    LANGUAGES.every((language) => model.messages.some(({ texts }) => texts[language][`messages.${name}`]));
  return messages.map((name) => ['message', name, isSaid(name)]);
}

function claimCalls(model: Model, { calls }: Specification): Claim[] {
  const { paths } = JSON.parse(emitOpenApi(model, createNames(model))) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return ['call', call, paths[path]?.[method.toLowerCase()] !== undefined];
  });
}

function claimRules({ rules }: Specification, texts: ReadonlyMap<string, string>): Claim[] {
  return Object.entries(rules).map(([name, proofs]) => {
    const isKept = proofs.length > 0 && proofs.every(([file, words]) => texts.get(file)?.includes(words));
    return ['rule', name, isKept];
  });
}
