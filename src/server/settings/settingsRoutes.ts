import type { Row, Values } from '#contract/logic.ts';
import type { ServerModel } from '#contract/model.ts';
import type { Calls } from '#server/http/Calls.ts';
import { hasFeature } from '#server/access/licenses.ts';
import { bumpStamp } from '#server/account/sessionStore.ts';
import type { Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { parseBody } from '#server/write/parseBody.ts';
import { resolveReferences } from '#server/write/resolveReferences.ts';
import { printAccepted } from '#server/write/printAccepted.ts';
import { runChange, type Answer, type Change } from '#server/write/runChange.ts';
import { mergeSettings, settingsOf } from './settingsOf.ts';

/** The only record of its kind that a customer has. */
const ID = 'own';

/** `GET` and `PUT /setting/own`: the settings of the caller's company as one record, for the settings page. */
export function settingsRoutes(calls: Calls, parts: ServerParts): void {
  const { model, db } = parts;
  const { settingsPage } = model;
  if (!settingsPage) return;
  const config = { access: settingsPage.permissions };
  calls.get(`/setting/${ID}`, { config }, ({ session }) =>
    readSettings(db.forTenant(session.customer.id), model, session.customer.id),
  );
  calls.put(`/setting/${ID}`, { config }, (request, reply) =>
    runChange(parts, request, reply, (change) => changeSettings(change, model, request.body)),
  );
}

interface StoredRow {
  values: Readonly<Record<string, unknown>>;
  version: number;
}

async function readSettings(db: Queries, model: ServerModel, customer: number): Promise<Row> {
  const { rows } = await db.query<StoredRow>(
    `select coalesce(jsonb_object_agg(key, value), '{}') as values, coalesce(sum(version), 0)::int as version
from khuon_setting where customer_id = $1`,
    [customer],
  );
  const { values, version } = rows[0] ?? { values: {}, version: 0 };
  return { id: ID, version, ...mergeSettings(model, values) };
}

/** One customer's settings are changed by one at a time; everybody's session knows the new ones from then on. */
async function changeSettings(change: Change, model: ServerModel, body: unknown): Promise<Answer> {
  const { tx, session } = change;
  const customer = session.customer.id;
  await tx.query(`select pg_advisory_xact_lock(hashtext('khuon_setting ' || $1::text))`, [customer]);
  const current = await readSettings(tx, model, customer);
  const values = readValues(change, model, body, current);
  refuseUnlicensed(change, model, { values, current });
  await checkLinks(change, model, { values, current });
  for (const { key, field } of settingsOf(model)) {
    if (!Object.hasOwn(values, field.name)) continue;
    await tx.query(
      `insert into khuon_setting (customer_id, key, value, updated_by) values ($1, $2, $3::jsonb, $4)
on conflict (customer_id, key) do update set value = excluded.value, version = khuon_setting.version + 1,
 updated_at = now(), updated_by = excluded.updated_by`,
      [customer, key, JSON.stringify(values[field.name] ?? null), session.accountId],
    );
  }
  const { rows } = await tx.query<{ id: number }>('select id from "account" where customer_id = $1', [
    customer,
  ]);
  await bumpStamp(
    tx,
    customer,
    rows.map(({ id }) => id),
  );
  return { body: await readSettings(tx, model, customer) };
}

/** Values that are to be stored, and what holds now. */
interface Settings {
  values: Values;
  current: Row;
}

/** Throws Failure `license_missing` where a setting is changed that needs a feature which the company lacks. */
function refuseUnlicensed({ session, now }: Change, model: ServerModel, { values, current }: Settings): void {
  const isRefused = settingsOf(model).some(
    ({ field: { name, license } }) =>
      license !== undefined &&
      Object.hasOwn(values, name) &&
      JSON.stringify(values[name]) !== JSON.stringify(current[name]) &&
      !hasFeature(session.licenses, license, now),
  );
  if (isRefused) throw new Failure('license_missing');
}

/** Throws Failure `invalid` where a setting names a record that is not there. */
async function checkLinks(change: Change, model: ServerModel, { values, current }: Settings): Promise<void> {
  const fields = settingsOf(model).map(({ field }) => field);
  const referring = { record: { ...current, ...values }, old: current };
  const scope = { ...change, accepts: printAccepted(change) };
  const [misled] = await resolveReferences(scope, { name: 'setting', fields }, [referring]);
  const problems = [...(misled?.problems ?? []), ...(misled?.unoffered ?? [])];
  if (problems.length > 0) throw new Failure('invalid', { problems });
}

/** The changed values, checked; throws Failure `invalid` naming each wrong one, `version_conflict` when somebody was first. */
function readValues(change: Change, model: ServerModel, body: unknown, current: Row): Values {
  const fields = settingsOf(model).map(({ field }) => field);
  const names = new Set(fields.map(({ name }) => name));
  const rules = {
    entity: { name: 'setting', fields },
    writable: names,
    readable: names,
    rowsOf: () => rules,
    validate: model.settingsPage?.validate,
    context: change.values,
    beside: current,
  };
  const { values, version, problems } = parseBody(body, rules);
  // A setting with a value from the start is never empty.
  const empty = fields.filter(
    ({ name, default: value }) => value !== undefined && value !== null && values[name] === null,
  );
  const missing = empty.map(({ name }) => ({
    path: name,
    code: 'is_empty',
    params: { label: `setting.${name}` },
  }));
  if (problems.length + missing.length > 0)
    throw new Failure('invalid', { problems: [...problems, ...missing] });
  if (version !== undefined && version !== current['version'])
    throw new Failure('version_conflict', {
      current,
      differs: Object.keys(values).filter((name) => values[name] !== current[name]),
    });
  return values;
}
