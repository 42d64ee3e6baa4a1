import type { DataMigration } from '#contract/migration.ts';
import type { ServerModel } from '#contract/model.ts';
import type { Db } from '../Db.ts';
import { type HeldMigration, noteUnneeded, planData, runData, toStep } from './dataMigrations.ts';
import { applySteps, LOSES_DATA, type MigrationResult, runMigrating } from './migrate.ts';
import { findRefills, type Refill, withoutFollowing } from './computedColumns.ts';
import type { DatabaseShape } from './DatabaseShape.ts';
import { planMigration } from './planMigration.ts';
import { readDatabaseShape } from './readDatabaseShape.ts';
import { type NamingModel, renameSaved } from './renameSaved.ts';
import { runRefills, toRefillStep } from './runRefills.ts';
import type { Step } from './Step.ts';
import { toDatabaseShape } from './toDatabaseShape.ts';

/** What of a model a database follows. */
export type StoredModel = Pick<ServerModel, 'entities' | 'modules' | 'migrations'> & NamingModel;

export interface ModelMigrationOptions {
  /** Also what loses data. */
  allowDestructive: boolean;
  /** Data migrations wait: a file that is being written would run half-written at every save. */
  keepsData?: boolean;
  /** What the database is known to be, where nobody else can change it: not looked at again. */
  known?: DatabaseShape | undefined;
  /** Told how far the rows are. */
  log?: (line: string) => void;
  /** Rows that are worked out in one transaction. */
  batchRows?: number;
}

/**
 * Brings a database to a model: first what is added, then the data migrations and what is computed of the rows there are, then what
 * must not be empty any more or is to go.
 * Each part is a transaction of its own, and begins by looking at what there is; so a killed one goes on with
 * the next start, and of several processes that start at once each finds what the others did.
 */
export async function migrateModel(
  db: Db,
  model: StoredModel,
  { allowDestructive, keepsData = false, known, log = () => {}, batchRows }: ModelMigrationOptions,
): Promise<MigrationResult> {
  const opened = await addParts(db, model, known);
  const data = keepsData ? await keepData(db, model) : await migrateData(db, model, log);
  const stale = data.applied.length > 0 ? await findStale(db, model) : opened.refills;
  const refilled = await runRefills(db, model, stale, { log, batchRows });
  const why = allowDestructive ? null : LOSES_DATA;
  const closed = opened.isAll ? NOTHING : await closeParts(db, model, data.whyKept ?? why);
  return {
    applied: [...opened.applied, ...data.applied, ...refilled, ...closed.applied],
    held: [...data.held, ...closed.held],
  };
}

const shapes = new WeakMap<StoredModel, DatabaseShape>();

/** What a model wants a database to be; worked out once for each. */
export function wantedShape(model: StoredModel): DatabaseShape {
  const shape = shapes.get(model) ?? toDatabaseShape(model);
  shapes.set(model, shape);
  return shape;
}

const NOTHING: MigrationResult = { applied: [], held: [] };

const wantedMigrations = ({ migrations = [] }: StoredModel): readonly DataMigration[] => migrations;

interface Added {
  applied: readonly Step[];
  /** Nothing is left for the end. */
  isAll: boolean;
  refills: readonly Refill[];
}

/** Tables, columns and whatever else the rows there are do not mind. What they refuse now is tried again at the end. */
function addParts(db: Db, model: StoredModel, known: DatabaseShape | undefined): Promise<Added> {
  return runMigrating(db, async (tx) => {
    const current = known ?? (await readDatabaseShape(tx));
    const wanted = wantedShape(model);
    const steps = planMigration(current, wanted);
    const isNew = current.tables.length === 0;
    const { applied } = await applySteps(tx, isNew ? steps : steps.filter(({ isLast }) => !isLast), null);
    if (isNew) await noteUnneeded(tx, wantedMigrations(model));
    else await renameSaved(tx, model);
    const refills = findRefills(current, wanted, model.entities);
    return { applied, isAll: applied.length === steps.length, refills };
  });
}

/** What became of the data migrations; `whyKept` while what they may have to read must stay. */
interface DataResult {
  applied: readonly Step[];
  held: readonly HeldMigration[];
  whyKept: string | null;
}

async function migrateData(db: Db, model: StoredModel, log: (line: string) => void): Promise<DataResult> {
  const { pending, changed } = await planData(db.withoutTenant('migration'), wantedMigrations(model));
  const { applied, held } = await runData(db, pending, model.entities, log);
  return { applied, held: [...changed, ...held], whyKept: toWhyKept(held) };
}

async function keepData(db: Db, model: StoredModel): Promise<DataResult> {
  const { pending, changed } = await planData(db.withoutTenant('migration'), wantedMigrations(model));
  const reason = 'it came while this server runs; "npm run migrate" or the next start runs it';
  const held = pending.map((migration) => ({ step: toStep(migration), reason }));
  return { applied: [], held: [...changed, ...held], whyKept: toWhyKept(held) };
}

const toWhyKept = ([first]: readonly HeldMigration[]): string | null =>
  first ? `"${first.step.title}" comes first` : null;

/** A data migration may have changed what others follow from. */
async function findStale(db: Db, model: StoredModel): Promise<Refill[]> {
  const current = await readDatabaseShape(db.withoutTenant('migration'));
  return findRefills(current, wantedShape(model), model.entities);
}

function closeParts(db: Db, model: StoredModel, whyKept: string | null): Promise<MigrationResult> {
  return runMigrating(db, async (tx) => {
    const steps = planMigration(await readDatabaseShape(tx), wantedShape(model));
    return applySteps(tx, steps, whyKept);
  });
}

/** All steps that would bring a database to a model, in their order; changes nothing. */
export async function readModelPlan(db: Db, model: StoredModel): Promise<Step[]> {
  const owner = db.withoutTenant('migration');
  const current = await readDatabaseShape(owner);
  const steps = planMigration(current, wantedShape(model));
  const isNew = current.tables.length === 0;
  const { pending } = await planData(owner, isNew ? [] : wantedMigrations(model));
  const changed = pending.flatMap(({ tables }) => tables);
  const before = withoutFollowing(current, model.entities, changed);
  const refills = findRefills(before, wantedShape(model), model.entities);
  return [
    ...steps.filter(({ isLast }) => !isLast),
    ...pending.map(toStep),
    ...refills.map(toRefillStep),
    ...steps.filter(({ isLast }) => isLast),
  ];
}
