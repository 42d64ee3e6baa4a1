import type { Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import { toScreen, type Schema } from '../support/schemas/readSchemas.ts';
import { valueOf } from './expect/actions.ts';
import { staffOf, viewOf, type Run } from './Run.ts';
import type { Screen } from './screens.ts';

/** Where a screen can be looked at. */
export interface Target {
  address: string;
  /** Screen that opens there. */
  opens: string;
  /** The record that is shown. */
  record?: Record<string, unknown>;
  /** Who may read a record that is shown to everybody. */
  reader?: Account;
  /** Brings the screen up on the page: opens a dialog. */
  prepare?: (page: Page) => Promise<void>;
}

/** Forms of the kit's own pages: no schema says where they stand. */
const PLACES: Readonly<Record<string, string>> = {
  profile: '/change-password',
  'change-password': '/change-password',
};

/** The address of a screen, with a record where it needs one; null: there is no way to see it with this data. */
export async function findAddress(
  run: Run,
  screen: Screen,
  account: Account | undefined,
): Promise<Target | null> {
  if (screen.kind === 'page') return findPage(run, screen);
  if (screen.kind === 'dialog') return findDialog(run, screen.file, account);
  if (screen.kind !== 'form' || screen.act === 'create') return { address: screen.route, opens: screen.id };
  const entity = screen.file.entity ?? '';
  const record = account && (await findRecord(run, account, entity, openStates(run, account, entity)));
  return record
    ? { address: `${screen.file.route}/${String(record['id'])}`, opens: screen.id, record }
    : null;
}

/** Records that can be changed, where some states let nobody. */
function openStates(run: Run, account: Account, entity: string): object {
  const workflow = run.schemas.workflows.get(entity);
  const states = Object.entries(workflow?.states ?? {});
  if (!workflow || states.every(([, { readOnly }]) => readOnly !== true)) return {};
  const open = states.filter(([, { readOnly }]) => readOnly !== true);
  const view = viewOf(run, account, 'vi');
  return { [workflow.field]: open.map(([key]) => valueOf(view, entity, key)) };
}

/** A record of an entity by one of its lists, read as its form reads it. */
async function findRecord(
  { schemas }: Run,
  { api }: Account,
  entity: string,
  filters: object,
): Promise<Record<string, unknown> | null> {
  for (const list of schemas.lists.filter((one) => one.entity === entity)) {
    const { json } = await api.post(list.urls.list, {
      filters,
      page: 1,
      perPage: 1,
      viewMode: list.viewModes?.[0]?.key ?? 'default',
    });
    const [row] = (json['rows'] ?? []) as Record<string, unknown>[];
    const reply = row && (await api.get(`/${entity}/${String(row['id'])}`));
    if (reply?.status === 200) return reply.json;
  }
  return null;
}

async function findPage(run: Run, { file, id, route }: Extract<Screen, { kind: 'page' }>): Promise<Target> {
  if (file.kind === 'redirect') return { address: route, opens: toScreen(file.to ?? '/') };
  if (!file.lookup) return { address: route, opens: id };
  const { entity, code, secret } = file.lookup;
  const found = await findForEverybody(run, entity);
  const valueOfField = (field: string): string =>
    encodeURIComponent(String(found?.record[field] ?? 'KHONGCO'));
  const address = route.replace('{code}', valueOfField(code)).replace('{hash_code}', valueOfField(secret));
  return { address, opens: id, ...found };
}

/** A record for a page without a session, by the first of the staff who may read it. */
async function findForEverybody(
  run: Run,
  entity: string,
): Promise<Required<Pick<Target, 'record' | 'reader'>> | null> {
  for (const reader of staffOf(run)) {
    const record = await findRecord(run, reader, entity, {});
    if (record) return { record, reader };
  }
  return null;
}

/** A dialog is opened by a transition of a record in the right state, or stands on a page or import. */
async function findDialog(
  run: Run,
  form: Schema<'form'>,
  account: Account | undefined,
): Promise<Target | null> {
  const sheet = run.schemas.imports.find(({ options }) => options === form.stem);
  // Its inputs are looked at with the import that they belong to.
  if (sheet) return null;
  const place = PLACES[form.stem];
  if (place !== undefined) return { address: place, opens: form.stem };
  const workflow = [...run.schemas.workflows.values()].find(({ transitions }) =>
    transitions.some((one) => one.form === form.stem),
  );
  const transition = workflow?.transitions.find((one) => one.form === form.stem);
  if (!account || !workflow || !transition) return null;
  const edit = run.schemas.forms.find(({ entity, mode }) => entity === workflow.entity && mode === 'edit');
  const states = transition.from.map((key) => valueOf(viewOf(run, account, 'vi'), workflow.entity, key));
  const record = await findRecord(run, account, workflow.entity, { [workflow.field]: states });
  if (!edit?.route || !record) return null;
  const prepare = async (page: Page): Promise<void> => {
    await page.locator(`[data-action="${transition.key}"]`).first().click();
    await page.locator(`[data-screen="${form.stem}"]`).waitFor({ timeout: 10_000 });
  };
  return { address: `${edit.route}/${String(record['id'])}`, opens: toScreen(edit.route), prepare };
}
