import { readsOf } from '../logic/reads.ts';
import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { isMoving } from './buildExpression.ts';
import type { Place } from './buildReport.ts';
import { remember } from './remember.ts';
import type { Expression, ModelEntity, ModelField } from './types.ts';

/** Fields of one record, and the place of their `properties`. */
interface Owner {
  readonly name: string;
  readonly fields: readonly ModelField[];
  readonly place: Place;
}

/** A value that follows from others: it is worked out, or cleared while its condition hides it. */
interface Step {
  readonly owner: Owner;
  readonly field: ModelField;
  readonly from: Expression;
  /** Its number among all steps, in the author's order. */
  readonly index: number;
}

/** Steps by what they look at. */
interface Graph {
  readonly next: ReadonlyMap<Step, readonly Step[]>;
  /** Everything that a step looks at, also by way of others. */
  readonly all: ReadonlyMap<Step, ReadonlySet<Step>>;
}

/**
 * Gives every value that follows from others its turn: after those that it looks at, whether they stand in the same
 * record, its rows or its parent. Values that are worked out from each other are a problem; conditions that
 * only clear may look at each other, and then go in the author's order.
 */
export function giveTurnsToEntities(context: Context, entities: readonly ModelEntity[]): ModelEntity[] {
  const owners = entities.flatMap(({ name, fields }) => {
    const source = context.entities.get(name);
    return source === undefined ? [] : [{ name, fields, place: at(source, 'properties') }];
  });
  const turns = buildTurns(context, owners);
  return entities.map((entity) => {
    const text = JSON.stringify(entity.fields.map((field) => turns.get(field)));
    const give = () => ({ ...entity, fields: withTurns(entity.fields, turns) });
    return remember(context, `turns ${entity.name}`, [entity, text], give);
  });
}

/** As `giveTurnsToEntities`, for the fields of a form's own data. */
export function giveTurns(
  context: Context,
  name: string,
  fields: readonly ModelField[],
  place: Place,
): ModelField[] {
  return withTurns(fields, buildTurns(context, [{ name, fields, place }]));
}

/** What is known of a field beside the others. */
interface Turn {
  readonly turn?: number;
  readonly after?: readonly string[];
}

type Turns = ReadonlyMap<ModelField, Turn>;

function withTurns(fields: readonly ModelField[], turns: Turns): ModelField[] {
  return fields.map((field) => {
    const turn = turns.get(field);
    return turn === undefined ? field : { ...field, ...turn };
  });
}

function buildTurns(context: Context, owners: readonly Owner[]): Turns {
  const steps = findSteps(owners);
  const graph = buildGraph(steps);
  checkCircles(context, steps, graph);
  for (const step of steps) checkMoving(context, step, graph);
  const numbers = numberSteps(steps, graph);
  return new Map(steps.map((step) => [step.field, toTurn(step, numbers.get(step) ?? 0, graph)]));
}

function toTurn(step: Step, turn: number, { all }: Graph): Turn {
  const stored = [...(all.get(step) ?? [])].filter(({ field }) => field.compute?.stored === true);
  const isStored = step.field.compute?.stored === true && stored.length > 0;
  return {
    ...(turn === 0 ? {} : { turn }),
    ...(isStored ? { after: stored.map(({ owner, field }) => `${owner.name}.${field.name}`).sort() } : {}),
  };
}

function findSteps(owners: readonly Owner[]): readonly Step[] {
  const found = owners.flatMap((owner) =>
    owner.fields.flatMap((field) => {
      const from = sourceOf(field);
      return from === undefined ? [] : [{ owner, field, from }];
    }),
  );
  return found.map((step, index) => ({ ...step, index }));
}

/** A computed value is never cleared: it is what its fields say. */
function sourceOf({ compute, visible, onHide }: ModelField): Expression | undefined {
  return compute ? compute.value : onHide === 'clear' ? visible : undefined;
}

function buildGraph(steps: readonly Step[]): Graph {
  const byName = new Map(steps.map((step) => [`${step.owner.name}.${step.field.name}`, step]));
  const next = new Map(steps.map((step) => [step, findNext(step, byName)]));
  return { next, all: new Map(steps.map((step) => [step, findAll(step, next)])) };
}

function findNext({ owner, from }: Step, byName: ReadonlyMap<string, Step>): readonly Step[] {
  const found = readsOf(from.logic, from.scope).flatMap(({ of, field, leaf }) => {
    if (of === 'old') return [];
    const own = of === 'record' ? owner.name : from.scope.parentEntity;
    return byName.get(leaf ? `${leaf.table}.${leaf.field}` : `${own}.${field}`) ?? [];
  });
  return [...new Set(found)];
}

function findAll(start: Step, next: Graph['next']): ReadonlySet<Step> {
  const found = new Set<Step>();
  const open = [start];
  for (let step = open.pop(); step !== undefined; step = open.pop())
    for (const one of next.get(step) ?? []) {
      if (found.has(one)) continue;
      found.add(one);
      open.push(one);
    }
  return found;
}

const looksAt = (step: Step, other: Step, { all }: Graph): boolean => all.get(step)?.has(other) === true;

/** Each circle with a worked-out value in it is one problem, at the first of these. */
function checkCircles(context: Context, steps: readonly Step[], graph: Graph): void {
  const reported = new Set<Step>();
  for (const step of steps) {
    if (reported.has(step) || step.field.compute === undefined || !looksAt(step, step, graph)) continue;
    for (const other of steps)
      if (looksAt(step, other, graph) && looksAt(other, step, graph)) reported.add(other);
    const names = findCircle(step, graph).map(({ owner, field }) => `${owner.name}.${field.name}`);
    const text = `waits for itself: ${names.join(' → ')}.`;
    context.report.at(placeOf(step), 'GEN308', text, 'Work one of them out from other fields.');
  }
}

/** The shortest way from a step back to itself. */
function findCircle(start: Step, { next }: Graph): readonly Step[] {
  const ways: (readonly Step[])[] = [[start]];
  const seen = new Set<Step>();
  for (const way of ways)
    for (const step of next.get(way.at(-1) ?? start) ?? []) {
      if (step === start) return [...way, start];
      if (seen.has(step)) continue;
      seen.add(step);
      ways.push([...way, step]);
    }
  return [];
}

/** A stored value that follows from one of the clock would grow old as that one does. */
function checkMoving(context: Context, step: Step, { all }: Graph): void {
  if (step.field.compute?.stored !== true) return;
  const moving = [...(all.get(step) ?? [])].find(
    ({ field, from }) => field.compute?.stored === false && isMoving(from.logic),
  );
  if (moving === undefined) return;
  const text = `looks at the clock by way of "${moving.field.name}", so a stored value would grow old.`;
  context.report.at(placeOf(step), 'GEN211', text, 'Add "stored": false.');
}

const placeOf = ({ owner, field }: Step): Place => under(owner.place, field.name, 'x-compute');

function numberSteps(steps: readonly Step[], graph: Graph): ReadonlyMap<Step, number> {
  const turns = new Map<Step, number>();
  const turnOf = (step: Step): number => {
    const known = turns.get(step);
    if (known !== undefined) return known;
    const before = (graph.next.get(step) ?? []).filter((one) => isBefore(one, step, graph));
    const turn = Math.max(-1, ...before.map(turnOf)) + 1;
    turns.set(step, turn);
    return turn;
  };
  for (const step of steps) turnOf(step);
  return turns;
}

/** Within a circle the author's order stands. */
function isBefore(one: Step, step: Step, graph: Graph): boolean {
  return !looksAt(one, step, graph) || one.index < step.index;
}
