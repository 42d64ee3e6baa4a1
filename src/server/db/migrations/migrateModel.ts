import type { DataMigration } from '#contract/migration.ts';
import type { ServerModel } from '#contract/model.ts';
import type { Db } from '../Db.ts';
import { type HeldMigration, noteUnneeded, planData, runData, toStep } from './dataMigrations.ts';
import { applySteps, LOSES_DATA, type MigrationResult, runMigrating } from './migrate.ts';
import { planMigration } from './planMigration.ts';
import { readDatabaseShape } from './readDatabaseShape.ts';
import type { Step } from './Step.ts';
import { toDatabaseShape } from './toDatabaseShape.ts';

/** What of a model a database follows. */
export type StoredModel = Pick<ServerModel, 'entities' | 'migrations'>;

export interface ModelMigrationOptions {
  /** Also what loses data. */
  allowDestructive: boolean;
  /** Data migrations wait: a file that is being written would run half-written at every save. */
  keepsData?: boolean;
  /** Told how far the rows are. */
  tell?: (line: string) => void;
}

/**
 * Brings a database to a model: first what is added, then the data migrations, then what must not be empty any more or is to go.
 * Each part is a transaction of its own, and begins by looking at what there is; so a killed one goes on with
 * the next start, and of several processes that start at once each finds what the others did.
 */
export async function migrateModel(
  db: Db,
  model: StoredModel,
  { allowDestructive, keepsData = false, tell = () => {} }: ModelMigrationOptions,
): Promise<MigrationResult> {
  const opened = await addParts(db, model);
  const data = keepsData ? await keepData(db, model) : await migrateData(db, model, tell);
  const why = allowDestructive ? null : LOSES_DATA;
  const closed = opened.isAll ? NOTHING : await closeParts(db, model, data.whyKept ?? why);
  return {
    applied: [...opened.applied, ...data.applied, ...closed.applied],
    held: [...data.held, ...closed.held],
  };
}

const NOTHING: MigrationResult = { applied: [], held: [] };

const wantedMigrations = ({ migrations = [] }: StoredModel): readonly DataMigration[] => migrations;

/** Tables, columns and whatever else the rows there are do not mind. What they refuse now is tried again at the end. */
function addParts(db: Db, model: StoredModel): Promise<{ applied: readonly Step[]; isAll: boolean }> {
  return runMigrating(db, async (tx) => {
    const current = await readDatabaseShape(tx);
    const steps = planMigration(current, toDatabaseShape(model));
    const isNew = current.tables.length === 0;
    const { applied } = await applySteps(tx, isNew ? steps : steps.filter(({ isLast }) => !isLast), null);
    if (isNew) await noteUnneeded(tx, wantedMigrations(model));
    return { applied, isAll: applied.length === steps.length };
  });
}

/** What became of the data migrations; `whyKept` while what they may have to read must stay. */
interface DataResult {
  applied: readonly Step[];
  held: readonly HeldMigration[];
  whyKept: string | null;
}

async function migrateData(db: Db, model: StoredModel, tell: (line: string) => void): Promise<DataResult> {
  const { pending, changed } = await planData(db.withoutTenant('migration'), wantedMigrations(model));
  const { applied, held } = await runData(db, pending, tell);
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

function closeParts(db: Db, model: StoredModel, whyKept: string | null): Promise<MigrationResult> {
  return runMigrating(db, async (tx) => {
    const steps = planMigration(await readDatabaseShape(tx), toDatabaseShape(model));
    return applySteps(tx, steps, whyKept);
  });
}

/** All steps that would bring a database to a model, in their order; changes nothing. */
export async function readModelPlan(db: Db, model: StoredModel): Promise<Step[]> {
  const owner = db.withoutTenant('migration');
  const current = await readDatabaseShape(owner);
  const steps = planMigration(current, toDatabaseShape(model));
  const isNew = current.tables.length === 0;
  const { pending } = await planData(owner, isNew ? [] : wantedMigrations(model));
  return [
    ...steps.filter(({ isLast }) => !isLast),
    ...pending.map(toStep),
    ...steps.filter(({ isLast }) => isLast),
  ];
}
