import type { Locator, Page } from 'playwright';
import type { Account } from '../support/accounts.ts';
import { type Schema, toScreen, workflowsOf } from '../support/schemas/readSchemas.ts';
import { valueOf } from './expect/actions.ts';
import { may, type View } from './expect/View.ts';
import { staffOf, viewOf, type Run } from './Run.ts';
import { isPart, type Screen } from './screens.ts';

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
  company: '/account',
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
  // Its inputs are looked at with the import that they belong to.
  if (isPart(run.schemas, screen)) return null;
  if (screen.kind === 'dialog') return findDialog(run, screen.file, account);
  if (screen.kind !== 'form' || screen.act === 'create') return { address: screen.route, opens: screen.id };
  const entity = screen.file.entity ?? '';
  const record = account && (await findRecord(run, account, entity, openStates(run, account, entity)));
  return record
    ? { address: `${screen.file.route}/${String(record['id'])}`, opens: screen.id, record }
    : null;
}

/** Records that can be changed, where some states let nobody. */
function openStates(run: Run, account: Account, entity: string): Record<string, unknown[]> {
  const view = viewOf(run, account, 'vi');
  const wanted = workflowsOf(run.schemas, entity).flatMap((workflow) => {
    const states = Object.entries(workflow.states);
    const open = states.filter(([, { readOnly }]) => readOnly !== true);
    if (open.length === states.length) return [];
    return [[workflow.field, open.map(([key]) => valueOf(view, workflow, key))] as const];
  });
  return Object.fromEntries(wanted);
}

/** A record of an entity with one of these values by one of its lists, read as its form reads it. */
async function findRecord(
  { schemas }: Run,
  { api }: Account,
  entity: string,
  wanted: Readonly<Record<string, readonly unknown[]>>,
): Promise<Record<string, unknown> | null> {
  for (const list of schemas.lists.filter((one) => one.entity === entity)) {
    const asked = Object.entries(wanted).filter(([key]) => list.filters?.some(({ field }) => field === key));
    for (const viewMode of list.viewModes?.map(({ key }) => key) ?? ['default']) {
      const { json } = await api.post(list.urls.list, {
        filters: Object.fromEntries(asked),
        page: 1,
        perPage: 50,
        viewMode,
      });
      const rows = (json['rows'] ?? []) as Record<string, unknown>[];
      const row = rows.find((one) => isWanted(one, wanted));
      const reply = row && (await api.get(`/${entity}/${String(row['id'])}`));
      if (reply?.status === 200) return reply.json;
    }
  }
  return findBehindView(api, entity, wanted);
}

const isWanted = (
  record: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, readonly unknown[]>>,
): boolean =>
  Object.entries(wanted).every(([key, values]) => !(key in record) || values.includes(record[key]));

/** Of an entity whose lists show a view of it: one with these values, or any. */
async function findBehindView(
  api: Account['api'],
  entity: string,
  wanted: Readonly<Record<string, readonly unknown[]>>,
): Promise<Record<string, unknown> | null> {
  const { status, text } = await api.get(`/${entity}?range=[0,49]`);
  const rows = status === 200 ? (JSON.parse(text) as Record<string, unknown>[]) : [];
  const row = rows.find((one) => isWanted(one, wanted)) ?? rows[0];
  const reply = row && (await api.get(`/${entity}/${String(row['id'])}`));
  return reply?.status === 200 ? reply.json : null;
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

/** What a record must have beside its state, where a guard leaves the button of a dialog grey otherwise. */
const READY: Readonly<Record<string, Record<string, readonly number[]>>> = {
  'order-deliver': { delivery_status: [999] },
  'order-reconcile': { delivery_status: [250] },
  'lead-deposit-found': { status: [80] },
};

/** A dialog is opened by a transition of a record in the right state, or stands on a page or import. */
async function findDialog(
  run: Run,
  form: Schema<'form'>,
  account: Account | undefined,
): Promise<Target | null> {
  const place = PLACES[form.stem];
  if (place !== undefined) return { address: place, opens: form.stem };
  const above = findAbove(run.schemas, form) ?? findAdding(run.schemas, form);
  if (above) return above;
  const workflow = run.schemas.workflows.find(({ transitions }) =>
    transitions.some((one) => one.form === form.stem),
  );
  if (!workflow) return findChosen(run.schemas, form);
  const transition = workflow.transitions.find((one) => one.form === form.stem);
  if (!account || !transition) return null;
  const states = transition.from.map((key) => valueOf(viewOf(run, account, 'vi'), workflow, key));
  const record = await findRecord(run, account, workflow.entity, {
    [workflow.field]: states,
    ...READY[form.stem],
  });
  const opener =
    record &&
    findOpener(run.schemas, workflow.entity, {
      key: transition.key,
      record,
      view: viewOf(run, account, 'vi'),
    });
  if (!opener) return null;
  return { address: opener.address, opens: toScreen(opener.route), prepare: toPrepare(form, opener.press) };
}

/** Presses what opens the dialog, and waits for it. */
const toPrepare = (form: Schema<'form'>, press: (page: Page) => Promise<void>) => async (page: Page) => {
  await press(page);
  await page.locator(`[data-screen="${form.stem}"]`).waitFor({ timeout: 10_000 });
};

/** A dialog of a button above a list. */
function findAbove({ lists }: Run['schemas'], form: Schema<'form'>): Target | null {
  for (const { route, toolbar = [] } of lists) {
    const button = toolbar.find((one) => one.form === form.stem);
    if (!button) continue;
    const press = (page: Page) => page.locator(`[data-action="${button.key}"]`).first().click();
    return { address: route, opens: toScreen(route), prepare: toPrepare(form, press) };
  }
  return null;
}

/** A dialog whose rows a form for new records takes. */
function findAdding({ forms }: Run['schemas'], form: Schema<'form'>): Target | null {
  const adding = forms.filter(({ sections }) =>
    sections.some(({ fields }) =>
      fields.some((field) => typeof field !== 'string' && field.add === form.stem),
    ),
  );
  const around = adding.find(({ mode }) => mode === 'create') ?? adding.find(({ create }) => create);
  if (!around?.route) return null;
  const address = around.mode === 'create' ? around.route : `${around.route}/create`;
  const press = (page: Page) => page.locator(`[data-action="${form.stem}"]`).first().click();
  return { address, opens: toScreen(around.route), prepare: toPrepare(form, press) };
}

/** A dialog of a button over the chosen rows of a list. */
function findChosen({ lists }: Run['schemas'], form: Schema<'form'>): Target | null {
  for (const { route, bulk = [] } of lists) {
    const button = bulk.find((one) => one.form === form.stem);
    if (!button) continue;
    const press = (page: Page) => pressOverSelection(page, page.locator('[data-row]').first(), button.key);
    return { address: route, opens: toScreen(route), prepare: toPrepare(form, press) };
  }
  return null;
}

/** Where the button of a transition stands: on the record's form, over the chosen rows of its list, or in a row. */
interface DialogOpener {
  address: string;
  route: string;
  press: (page: Page) => Promise<void>;
}

interface Offer {
  /** The transition's. */
  key: string;
  record: Record<string, unknown>;
  /** Of whoever looks. */
  view: View;
}

function findOpener(
  { forms, lists }: Run['schemas'],
  entity: string,
  { key, record, view }: Offer,
): DialogOpener | null {
  const edit = forms.find(
    (form) => form.entity === entity && form.mode === 'edit' && may(view, form.permissions),
  );
  if (edit?.route) {
    const press = (page: Page) => page.locator(`[data-action="${key}"]`).first().click();
    return { address: `${edit.route}/${String(record['id'])}`, route: edit.route, press };
  }
  const own = lists.filter((one) => one.entity === entity);
  const isOf = (action: { transition?: string }): boolean => action.transition === key;
  const chosen = own.find(({ bulk }) => bulk?.some(isOf));
  const list = chosen ?? own.find(({ row }) => row?.some(isOf));
  if (!list) return null;
  const press = chosen ? pressOverSelection : pressInRow;
  return {
    address: list.route,
    route: list.route,
    press: (page) => press(page, page.locator(`[data-row="${String(record['id'])}"]`), key),
  };
}

async function pressOverSelection(page: Page, row: Locator, key: string): Promise<void> {
  await row.getByRole('checkbox').check();
  await page.locator(`main [role="toolbar"] [data-action="${key}"]`).click();
}

async function pressInRow(page: Page, row: Locator, key: string): Promise<void> {
  await row.locator('[aria-haspopup="menu"]').click();
  await page.locator(`[role="menu"] [data-action="${key}"]`).click();
}
