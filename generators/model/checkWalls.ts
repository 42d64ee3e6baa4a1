import type { Codes } from '#contract/model.ts';
import { accessOf } from './buildAccess.ts';
import { fieldsOf, toEntityName, transitionsOf } from './buildContext.ts';
import { buildView } from './buildView.ts';
import type { Source } from './buildSources.ts';
import { findJudged, findProtected, findWalls, isWithin, wallsOf } from './buildWalls.ts';
import type { Protected, Wall } from './buildWalls.ts';
import type { FieldFile, RuleFile } from './schemas.ts';
import { inside } from './site.ts';
import type { Site } from './site.ts';
import type { Expression } from './types.ts';

/** Reports a value that is worked out of fields which not every reader of its target may see. */
export function checkLaundering(site: Site, target: string, expression: Expression | undefined): void {
  if (expression === undefined) return;
  for (const source of findProtected(site.context, site.entity, expression))
    checkTarget(site, target, source);
}

/** The same of a field that is copied from another record. */
export function checkCopied(
  site: Site,
  target: string,
  [from, name]: readonly [from: Source<'entity'>, name: string],
): void {
  const field = fieldsOf(site.context, from).get(name);
  const walls = field === undefined ? [] : findWalls(site.context, field);
  checkTarget(site, target, { name: `${toEntityName(from)}.${name}`, walls });
}

function checkTarget({ context, entity, place }: Site, target: string, { name, walls }: Protected): void {
  if (walls.length === 0 || isWithin(wallsOf(context, entity, target), walls)) return;
  const text = `shows ${name}, which needs ${sayWalls(walls)}, to readers of "${target}" without it.`;
  const codes = walls.find((wall) => wall !== null);
  const hint = codes && `Give "${target}" the same: "x-access": {"read": ${JSON.stringify(codes)}}.`;
  context.report.at(place, 'GEN609', text, hint);
}

/** Reports a field that an address of its own answers to people who may not see it; `to` are those who may ask there. */
export function checkShown({ context, entity, place }: Site, key: string, to: Codes): void {
  let owner: Source<'entity'> | undefined = entity;
  for (const name of key.split('.')) {
    const field: FieldFile | undefined = owner && fieldsOf(context, owner).get(name);
    const walls = field === undefined ? [] : findWalls(context, field);
    if (owner !== undefined && !isWithin([to], walls)) {
      const who = to === null || to.length === 0 ? 'anybody' : `holders of ${to.join(' or ')}`;
      const text = `shows ${toEntityName(owner)}.${name}, which needs ${sayWalls(walls)}, to ${who}.`;
      context.report.at(place, 'GEN609', text, 'Take it out, or let only those ask who may see it.');
    }
    owner = context.entities.get(field?.['x-reference']?.entity ?? '');
  }
}

/** Reports a screen over a view that people open who may see nothing of it. */
export function checkViewScreen({ context, entity, place }: Site, permissions: Codes): void {
  const walls = buildView(context, entity)?.walls ?? [];
  const open = [permissions, accessOf(context, entity.value.title).read];
  if (isWithin(open, walls)) return;
  const text = `opens ${toEntityName(entity)} to people without ${sayWalls(walls)}, which its sources need.`;
  const codes = walls.find((wall) => wall !== null);
  context.report.at(
    place,
    'GEN609',
    text,
    codes && `Ask for ${codes.join(' or ')} in its "x-access" or here.`,
  );
}

/** Reports a rule that refuses by fields which some of those who come to be judged may not see. */
export function checkRevealing(site: Site, rule: RuleFile, check: Expression): void {
  if (rule.reveals === true || rule.level === 'warning') return;
  const writers = findWriters(site, rule.on ?? ['create', 'update']);
  checkVerdict(inside(site, 'check'), check, writers);
}

/** The same of a condition by which a field must be filled or is closed, where the field is not behind the same rights. */
export function checkDemand(site: Site, name: string, condition: Expression | undefined): void {
  if (condition === undefined) return;
  const own = wallsOf(site.context, site.entity, name);
  const writers = findWriters(site, ['create', 'update']);
  const isShown = ({ walls }: Protected): boolean => !isWithin(own, walls);
  report(site, findJudged(site.context, site.entity, condition).filter(isShown), writers, SEEN);
}

/** The same of an action, which these codes may do. */
export function checkActionGuard(site: Site, codes: Codes, guard: Expression | undefined): void {
  if (guard !== undefined) checkVerdict(site, guard, [codes]);
}

/** The same of the guard of a transition. */
export function checkGuard(site: Site, key: string, guard: Expression | undefined): void {
  if (guard !== undefined) checkVerdict(inside(site, 'guard'), guard, findWriters(site, [key]));
}

const SEEN = 'Write it over fields that they see';

function checkVerdict(site: Site, expression: Expression, writers: readonly Codes[]): void {
  const judged = findJudged(site.context, site.entity, expression);
  report(site, judged, writers, `${SEEN}, or say "reveals": true`);
}

function report(
  { context, place }: Site,
  judged: readonly Protected[],
  writers: readonly Codes[],
  hint: string,
): void {
  for (const { name, walls } of judged) {
    const blind = writers.find((codes) => codes !== null && !isWithin([codes], walls));
    if (!blind) continue;
    const who = blind.length === 0 ? 'anybody' : `holders of ${blind.join(' or ')}`;
    const text = `tells ${who} of ${name}, which needs ${sayWalls(walls)}: who may not see it learns it by trying.`;
    context.report.at(place, 'GEN610', text, `${hint}.`);
  }
}

const sayWalls = (walls: readonly Wall[]): string =>
  walls.map((wall) => (wall === null ? 'more than anybody has' : wall.join(' or '))).join(' and ');

/** Codes of those whose changes are judged at these moments; child rows are written by whom their parent is. */
function findWriters({ context, entity }: Site, moments: readonly string[]): readonly Codes[] {
  const parent = context.parents.get(entity.value.title)?.entity;
  const name = (parent ?? entity).value.title;
  const { create, update } = accessOf(context, name);
  const sheets = context.imports.filter(({ value }) => value.entity === name);
  const transitions = transitionsOf(context, name);
  return moments.flatMap((moment): readonly Codes[] => {
    if (moment === 'create') return [create, ...sheets.map(({ value }) => value.permissions)];
    if (moment === 'update') return [update, ...sheets.map(({ value }) => value.permissions)];
    const transition = transitions.find(({ key }) => key === moment);
    if (transition === undefined || transition.automatic === true) return [];
    const { permissions = [] } = transition;
    return [permissions.length > 0 ? permissions : update];
  });
}
