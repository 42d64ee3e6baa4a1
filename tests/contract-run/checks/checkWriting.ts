import type { ApiReply } from '../../support/Api.ts';
import { createCodes } from '../../verify/expect/routes.ts';
import { isIn, mayMove, valueOf } from '../../verify/expect/actions.ts';
import { may } from '../../verify/expect/View.ts';
import { type Schema, toScreen, workflowsOf } from '../../support/schemas/readSchemas.ts';
import { ask, expectStatus, namedFields } from '../Checks.ts';
import type { Contract } from '../Contract.ts';
import { sampleRecord } from '../sampleRecord.ts';

/** What changes something: creating, saving, versions, repeated requests, transitions, bulk, views, uploads. */
export async function checkWriting(contract: Contract): Promise<void> {
  for (const entity of contract.schemas.entities.keys())
    if (mayCreate(contract, entity)) await checkEntity(contract, entity);
  await checkViews(contract);
  await checkUpload(contract);
}

function mayCreate({ schemas, view }: Contract, entity: string): boolean {
  const file = schemas.entities.get(entity);
  const isChild = [...schemas.entities.values()].some(({ properties }) =>
    Object.values(properties).some((field) => field['x-rows']?.entity === entity),
  );
  const own = file?.['x-access']?.create;
  if (isChild || own !== undefined) return !isChild && may(view, own);
  return schemas.forms.some(
    (form) => form.entity === entity && form.mode !== 'dialog' && may(view, createCodes(form)),
  );
}

async function checkEntity(contract: Contract, entity: string): Promise<void> {
  const {
    checks,
    account: { api },
    openApi,
  } = contract;
  const url = `/${entity}`;
  await checks.check(`POST ${url}: an unknown field and an empty body are refused`, async () => {
    const unknown = await api.post(url, { no_such_field: 1 });
    return [...expectStatus(unknown, 422), ...expectStatus(await api.send('POST', url, '[]'), 400, 422)];
  });
  const plain = await sampleRecord(contract, entity);
  const tried = await api.post(url, plain);
  const body = await sampleRecord(contract, entity, namedFields(tried));
  let record: Record<string, unknown> = {};
  await checks.check(`POST ${url}: a record, once for one Idempotency-Key`, async () => {
    const key = { 'Idempotency-Key': `contract-${entity}-${Date.now()}-${Math.random()}` };
    const first = await api.post(url, body, key);
    const again = await api.post(url, body, key);
    record = first.json;
    if (isRuled(first))
      return [
        ...expectStatus(first, 422),
        ...ask(
          JSON.stringify(fieldsOf(again)) === JSON.stringify(fieldsOf(first)),
          'the same request is refused otherwise',
        ),
      ];
    return [
      ...expectStatus(first, 200, 201),
      ...openApi.checkAnswer('POST', url, first.json),
      ...ask(
        first.status >= 400 || again.json['id'] === first.json['id'],
        'the same request made a second record',
      ),
    ];
  });
  if (record['id'] === undefined) return;
  await checkSaving(contract, entity, record);
  await checkTransitions(contract, entity, Number(record['id']));
}

/** Whether rules of the module alone refuse a sample, which knows nothing of them (an order that is out, a combo of two pieces). */
function isRuled(reply: ApiReply): boolean {
  const fields = fieldsOf(reply);
  return reply.status === 422 && fields.length > 0 && fields.every(({ code }) => code.startsWith('rule.'));
}

const fieldsOf = ({ json }: ApiReply): readonly { code: string }[] =>
  ((json['error'] ?? {}) as { fields?: { code: string }[] }).fields ?? [];

async function checkSaving(
  { checks, schemas, account: { api } }: Contract,
  entity: string,
  record: Record<string, unknown>,
): Promise<void> {
  const url = `/${entity}/${String(record['id'])}`;
  await checks.check(`PUT ${url.replace(/\d+$/, '<id>')}: versions`, async () => {
    const version = Number(record['version']);
    const stale = await api.send('PUT', url, { version: version + 7 });
    if (stale.status === 403) return expectStatus(stale, 403);
    // What nobody may ever change has no such address.
    if (schemas.entities.get(entity)?.['x-access']?.update === null) return expectStatus(stale, 404);
    const same = await api.send('PUT', url, { version });
    const current = stale.json['current'] as { id?: unknown } | undefined;
    return [
      ...expectStatus(stale, 409),
      ...ask(
        current?.id === record['id'] && Array.isArray(stale.json['differs']),
        'the 409 has no current or differs',
      ),
      ...expectStatus(same, 200),
      ...ask(same.status !== 200 || (await api.get(url)).json['id'] === record['id'], 'the record is gone'),
      ...expectStatus(await api.send('PUT', url, {}), 422),
    ];
  });
}

async function checkTransitions(contract: Contract, entity: string, id: number): Promise<void> {
  for (const workflow of workflowsOf(contract.schemas, entity)) await checkWorkflow(contract, workflow, id);
}

/** A transition from another state is refused; one from its own moves it, or says why not. */
async function checkWorkflow(contract: Contract, workflow: Schema<'workflow'>, id: number): Promise<void> {
  const {
    checks,
    account: { api },
    view,
  } = contract;
  const { entity } = workflow;
  await checks.check(`POST /${entity}/<id>/<transition>: ${workflow.field}`, async () => {
    const record = (await api.get(`/${entity}/${id}`)).json;
    const fits = (from: readonly string[]) => isIn(view, workflow, from, record);
    const plain = workflow.transitions.filter(
      ({ form, note, permissions, automatic }) => !form && !note && !automatic && mayMove(view, permissions),
    );
    const wrong = plain.find(({ from }) => !fits(from));
    const right = plain.find(({ from, to }) => fits(from) && to !== null);
    const refused = wrong && (await api.post(`/${entity}/${id}/${wrong.key}`));
    const moved = right && (await api.post(`/${entity}/${id}/${right.key}`));
    return [
      ...(refused ? expectStatus(refused, 409) : []),
      ...(moved && !isRuled(moved) ? expectStatus(moved, 200, 409) : []),
      ...ask(
        moved?.status !== 200 || moved.json[workflow.field] === valueOf(view, workflow, right?.to ?? ''),
        `${right?.key} leads to ${String(moved?.json[workflow.field])}`,
      ),
    ];
  });
  const bulk = workflow.transitions.find(
    (one) => one.bulk && !one.form && !one.note && mayMove(view, one.permissions),
  );
  if (bulk)
    await checks.check(`POST /${entity}/${bulk.key} for a selection`, async () => {
      const reply = await api.post(`/${entity}/${bulk.key}`, { ids: [id] });
      const { done, refused } = reply.json as { done?: unknown[]; refused?: unknown[] };
      return [
        ...expectStatus(reply, 200),
        ...ask((done?.length ?? 0) + (refused?.length ?? 0) === 1, 'the record is neither done nor refused'),
      ];
    });
}

/** A hidden column stays hidden, and comes back. */
async function checkViews({ checks, schemas, view, account: { api } }: Contract): Promise<void> {
  const list = schemas.lists.find(
    (one) => may(view, one.permissions) && one.columns.some(({ show }) => show === undefined),
  );
  const column = list?.columns.find(({ show }) => show === undefined);
  if (!list || !column) return;
  await checks.check('POST /save-custom-view', async () => {
    const type = toScreen(list.route);
    const set = (status: 0 | 1) => api.post('/save-custom-view', { type, name: column.field, status });
    const hidden = await set(0);
    const without = (await api.post(list.urls.list, { perPage: 1 })).json['views'] as string[];
    const shown = await set(1);
    const views = (await api.post(list.urls.list, { perPage: 1 })).json['views'] as string[];
    return [
      ...expectStatus(hidden, 200),
      ...expectStatus(shown, 200),
      ...ask(!without.includes(column.field), `${column.field} is still shown`),
      ...ask(views.includes(column.field), `${column.field} does not come back`),
    ];
  });
}

/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function checkUpload({ checks, account: { api } }: Contract): Promise<void> {
  await checks.check('POST /upload-image, GET /files/<id>', async () => {
    const form = new FormData();
    form.set('file', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'ảnh.png');
    const reply = await api.send('POST', '/upload-image', form);
    const { path } = reply.json;
    if (typeof path !== 'string') return [...expectStatus(reply, 200, 201), 'gives no path'];
    return expectStatus(await api.get(`/${path.replace(/^\//, '')}`), 200);
  });
}
