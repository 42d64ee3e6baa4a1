import type { Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import type { Schema } from '../support/schemas/readSchemas.ts';
import { toScreen } from '../support/schemas/readSchemas.ts';
import { valueOf } from './expect/actions.ts';
import { viewOf, type Run } from './Run.ts';
import type { Screen } from './screens.ts';

/** Where a screen can be looked at. */
export interface Target {
  address: string;
  /** Screen that opens there. */
  opens: string;
  /** The record that is shown. */
  record?: Record<string, unknown>;
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
  if (screen.kind === 'page') return findPage(run, screen.file, screen.id, account);
  if (screen.kind === 'dialog') return findDialog(run, screen.file, account);
  if (screen.kind !== 'form' || screen.act === 'create') return { address: screen.route, opens: screen.id };
  const record = account && (await findRecord(run, account, screen.file.entity ?? '', {}));
  return record
    ? { address: `${screen.file.route}/${String(record['id'])}`, opens: screen.id, record }
    : null;
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

async function findPage(
  run: Run,
  file: Schema<'page'>,
  id: string,
  account: Account | undefined,
): Promise<Target> {
  if (file.kind === 'redirect') return { address: file.routes[0] ?? '/', opens: toScreen(file.to ?? '/') };
  if (file.kind !== 'lookup') return { address: file.routes[0] ?? '/', opens: id };
  const admin = account ?? run.accounts[0];
  const record = admin && (await findRecord(run, admin, file.lookup?.entity ?? '', {}));
  const code = String(record?.[file.lookup?.code ?? ''] ?? 'KHONGCO');
  const address = (file.routes[0] ?? '').replace('{code}', encodeURIComponent(code));
  return { address, opens: id, ...(record ? { record } : {}) };
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
