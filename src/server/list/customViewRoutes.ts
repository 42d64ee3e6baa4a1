import type { Calls } from '#server/http/Calls.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { parseChoice, printChoice, toViews, UNMOVED } from './customView.ts';
import type { ListScope } from './ListScope.ts';
import { openScreen } from './openScreen.ts';
import { refuseName } from './refuseName.ts';
import { Binder } from './Statement.ts';

const ANY_LOGIN = { config: { access: [] } };

/** Furthest place of a column; beyond the columns of any list. */
const MAX_POSITION = 1_000;

const SAVE = `INSERT INTO khuon_custom_view (customer_id, account_id, screen, name, status, position)
VALUES ($1, $2, $3, $4, $5, coalesce($6, ${UNMOVED}))
ON CONFLICT (customer_id, account_id, screen, name)
DO UPDATE SET status = excluded.status, position = coalesce($6, khuon_custom_view.position)`;

/**
 * The caller's own choice of columns: `/get-custom-view`, `/save-custom-view`. There `position: null` puts a column back to
 * where the schema has it; without a position it stays where it is.
 */
export function customViewRoutes(calls: Calls, parts: Pick<ServerParts, 'db' | 'model' | 'now'>): void {
  const { db } = parts;
  calls.post('/get-custom-view', ANY_LOGIN, async ({ session, language, body }) => {
    const scope = openScreen(readFields(body, { type: 'text' }).type, session, language, parts);
    const { values, bind } = new Binder();
    const { rows } = await db
      .forTenant(session.customer.id)
      .query<{ choice: string | null }>(`SELECT ${printChoice(scope, bind)} AS choice`, values);
    const choice = parseChoice(rows[0]?.choice ?? null);
    const [mode] = scope.rights.viewModes;
    return choice.size === 0 || !mode ? [] : toViews(scope, mode, choice);
  });

  calls.post('/save-custom-view', ANY_LOGIN, async ({ session, language, body }) => {
    const isBack = (body as { position?: unknown } | null | undefined)?.position === null;
    const sent = isBack ? { ...(body as object), position: undefined } : body;
    const chosen = readFields(sent, { type: 'text', name: 'text', status: 'integer', position: 'integer?' });
    const scope = openScreen(chosen.type, session, language, parts);
    checkChosen(chosen, scope);
    const position = isBack ? UNMOVED : (chosen.position ?? null);
    const { id } = session.customer;
    await db
      .forTenant(id)
      .query(SAVE, [id, session.accountId, scope.list.screen, chosen.name, chosen.status, position]);
    return {};
  });
}

/** A column that is not the caller's is as unknown as one that does not exist. */
function checkChosen(
  chosen: { name: string; status: number; position?: number },
  { rights }: ListScope,
): void {
  const isKnown = rights.columns.some(({ key }) => key === chosen.name);
  const { position = 0 } = chosen;
  const isPlace = position >= 0 && position <= MAX_POSITION;
  const problems = [
    ...(isKnown ? [] : [refuseName('name', 'not_a_choice', chosen.name)]),
    ...(chosen.status === 0 || chosen.status === 1
      ? []
      : [refuseName('status', 'not_a_choice', chosen.status)]),
    ...(isPlace || !isKnown ? [] : [refuseName('position', 'not_correct', position)]),
  ];
  if (problems.length > 0) throw new Failure('invalid', { problems });
}
