import type { FastifyRequest } from 'fastify';
import type { ListSettings } from '#contract/wire.ts';
import type { Calls } from '#server/http/Calls.ts';
import { SqlError, type Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { UNMOVED } from './customView.ts';
import type { ListScope } from './ListScope.ts';
import { openScreen } from './openScreen.ts';
import { refuseName } from './refuseName.ts';
import { parseName, parseState, toSavedView, type SavedViewRow } from './savedView.ts';

type Parts = Pick<ServerParts, 'db' | 'model' | 'now'>;

const ANY_LOGIN = { config: { access: [] } };
/** The name of a view, or what was deleted, must not be refused to the second try of the same call. */
const ONCE = { config: { access: [], once: true } } as const;

/** Views of one account on one screen: nobody chooses among more. */
const MAX_VIEWS = 100;
/** Pixels of a column. */
const WIDTH = { least: 40, most: 1_200 };

const VIEWS = `SELECT v.id, v.account_id, v.name, v.is_shared, v.state, a.display_name AS owner,
  d.view_id IS NOT NULL AS is_default
FROM khuon_saved_view v
LEFT JOIN account a ON a.customer_id = v.customer_id AND a.id = v.account_id
LEFT JOIN khuon_default_view d ON d.customer_id = v.customer_id AND d.account_id = $2 AND d.screen = v.screen AND d.view_id = v.id
WHERE v.customer_id = $1 AND v.screen = $3 AND (v.account_id = $2 OR v.is_shared)
ORDER BY v.account_id <> $2, lower(v.name), v.id`;

const WIDTHS = `SELECT name, width_px FROM khuon_custom_view
WHERE customer_id = $1 AND account_id = $2 AND screen = $3 AND width_px IS NOT NULL`;

const INSERT = `INSERT INTO khuon_saved_view (customer_id, account_id, screen, name, is_shared, state)
SELECT $1, $2, $3, $4, $5, $6::jsonb WHERE (SELECT count(*) FROM khuon_saved_view
  WHERE customer_id = $1 AND account_id = $2 AND screen = $3) < ${MAX_VIEWS} RETURNING id`;

const UPDATE = `UPDATE khuon_saved_view SET name = $4, is_shared = $5, state = coalesce($6::jsonb, state), updated_at = now()
WHERE customer_id = $1 AND account_id = $2 AND screen = $3 AND id = $7 RETURNING id`;

const CHOOSE = `INSERT INTO khuon_default_view (customer_id, account_id, screen, view_id)
SELECT $1, $2, $3, v.id FROM khuon_saved_view v
WHERE v.customer_id = $1 AND v.screen = $3 AND v.id = $4 AND (v.account_id = $2 OR v.is_shared)
ON CONFLICT (customer_id, account_id, screen) DO UPDATE SET view_id = excluded.view_id RETURNING view_id`;

const SAVE_WIDTH = `INSERT INTO khuon_custom_view (customer_id, account_id, screen, name, status, position, width_px)
VALUES ($1, $2, $3, $4, 1, ${UNMOVED}, $5)
ON CONFLICT (customer_id, account_id, screen, name) DO UPDATE SET width_px = excluded.width_px`;

/** What a caller made of a list screen: named views, the one it opens with, widths of columns. */
export function savedViewRoutes(calls: Calls, parts: Parts): void {
  calls.post('/list-settings', ANY_LOGIN, async (request): Promise<ListSettings> => {
    const { db, scope, mine } = open(request, readFields(request.body, { type: 'text' }).type, parts);
    const [views, widths] = await Promise.all([
      db.query<SavedViewRow>(VIEWS, mine),
      db.query<{ name: string; width_px: number }>(WIDTHS, mine),
    ]);
    return {
      widths: Object.fromEntries(widths.rows.map(({ name, width_px }) => [name, width_px])),
      views: views.rows.map((row) => toSavedView(row, scope)),
    };
  });
  addViewRoutes(calls, parts);
  calls.post('/save-column-width', ANY_LOGIN, async (request) => {
    const chosen = readFields(request.body, { type: 'text', name: 'text', width: 'integer?' });
    const { db, scope, mine } = open(request, chosen.type, parts);
    checkWidth(chosen, scope);
    await db.query(SAVE_WIDTH, [...mine, chosen.name, chosen.width ?? null]);
    return {};
  });
}

function addViewRoutes(calls: Calls, parts: Parts): void {
  calls.post('/save-view', ONCE, async (request) => {
    const { type, id, name, is_shared, state } = readView(request.body);
    const { db, scope, mine } = open(request, type, parts);
    const stored = state === undefined ? null : JSON.stringify(parseState(state, scope));
    const values = [...mine, parseName(name), is_shared, stored];
    const { rows } = await refuseTwin(name, db.query(id ? UPDATE : INSERT, id ? [...values, id] : values));
    const [row] = rows;
    if (row) return row;
    throw id ? unknownView(id) : tooMany();
  });
  calls.post('/default-view', ANY_LOGIN, async (request) => {
    const { type, id } = readFields(request.body, { type: 'text', id: 'integer?' });
    const { db, mine } = open(request, type, parts);
    if (id === undefined) {
      await db.query(
        'DELETE FROM khuon_default_view WHERE customer_id = $1 AND account_id = $2 AND screen = $3',
        mine,
      );
      return {};
    }
    const { rows } = await db.query(CHOOSE, [...mine, id]);
    if (rows.length === 0) throw unknownView(id);
    return {};
  });
  calls.post('/delete-view', ONCE, async (request) => {
    const { type, id } = readFields(request.body, { type: 'text', id: 'integer' });
    const { db, mine } = open(request, type, parts);
    await db.transaction((tx) => removeView(tx, mine, id));
    return {};
  });
}

/** With every account's choice to open the screen with it. */
async function removeView(tx: Queries, mine: readonly unknown[], id: number): Promise<void> {
  const own = 'customer_id = $1 AND account_id = $2 AND screen = $3 AND id = $4';
  const { rowCount } = await tx.query(`DELETE FROM khuon_saved_view WHERE ${own}`, [...mine, id]);
  if (rowCount === 0) throw unknownView(id);
  const [customer] = mine;
  await tx.query('DELETE FROM khuon_default_view WHERE customer_id = $1 AND view_id = $2', [customer, id]);
}

/** The screen for the caller, his part of the database, and the first three values of every statement here. */
function open({ session, language }: FastifyRequest, type: string, parts: Parts) {
  const scope = openScreen(type, session, language, parts);
  const mine = [session.customer.id, session.accountId, scope.list.screen] as const;
  return { scope, mine, db: parts.db.forTenant(session.customer.id) };
}

/** Reads the body of `/save-view`; the view itself is read against the screen. */
function readView(body: unknown) {
  const { is_shared, state, ...rest } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const fields = readFields(body === undefined || Array.isArray(body) ? body : rest, {
    type: 'text',
    id: 'integer?',
    name: 'text',
  });
  const isState = state === undefined ? fields.id !== undefined : isObject(state);
  const problems = [
    ...(typeof is_shared === 'boolean' ? [] : [wrongType('is_shared', is_shared)]),
    ...(isState ? [] : [wrongType('state', state)]),
  ];
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return { ...fields, is_shared: is_shared as boolean, state: state as Record<string, unknown> | undefined };
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongType = (path: string, value: unknown) => ({
  path,
  code: 'wrong_type',
  params: { label: path, value },
});

/** Two views of one name could not be told apart. */
async function refuseTwin<Result>(name: string, saving: Promise<Result>): Promise<Result> {
  return saving.catch((error: unknown) => {
    if (!(error instanceof SqlError) || error.code !== UNIQUE_VIOLATION) throw error;
    throw new Failure('duplicate', { params: { label: 'kit.list.view_name', value: name } });
  });
}

const UNIQUE_VIOLATION = '23505';

const unknownView = (id: number) =>
  new Failure('not_found', { params: { label: 'kit.list.saved_view', value: id } });

const tooMany = () =>
  new Failure('invalid', {
    problems: [
      { path: 'name', code: 'too_many_rows', params: { label: 'kit.list.saved_views', limit: MAX_VIEWS } },
    ],
  });

/** Throws Failure `invalid`. */
function checkWidth(
  { name, width }: { name: string; width: number | undefined },
  { rights }: ListScope,
): void {
  const isKnown = rights.columns.some(({ key }) => key === name);
  const isFit = width === undefined || (width >= WIDTH.least && width <= WIDTH.most);
  const limit = width !== undefined && width < WIDTH.least ? WIDTH.least : WIDTH.most;
  const code = limit === WIDTH.least ? 'too_small' : 'too_big';
  const problems = [
    ...(isKnown ? [] : [refuseName('name', 'not_a_choice', name)]),
    ...(isFit ? [] : [{ path: 'width', code, params: { label: 'width', value: width, limit } }]),
  ];
  if (problems.length > 0) throw new Failure('invalid', { problems });
}
