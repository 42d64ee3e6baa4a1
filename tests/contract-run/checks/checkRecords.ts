import { findField } from '../../support/schemas/fields.ts';
import { tilesFor } from '../../verify/check/checkOthers.ts';
import { may } from '../../verify/expect/View.ts';
import { ask, expectStatus } from '../Checks.ts';
import type { Contract } from '../Contract.ts';

/** An id that nobody has. */
const NOWHERE = 999_999_999;

/** Single and many records, lookups, reports, imports, public checks: what is only read. */
export async function checkRecords(contract: Contract): Promise<void> {
  const { schemas, view } = contract;
  for (const entity of schemas.entities.keys()) {
    const list = schemas.lists.find((one) => one.entity === entity && may(view, one.permissions));
    if (list) await checkEntity(contract, entity, list.urls.list);
  }
  await checkReports(contract);
  await checkImports(contract);
  await checkFindCalls(contract);
  await checkPublic(contract);
}

async function checkEntity(
  { checks, account: { api }, openApi, schemas }: Contract,
  entity: string,
  url: string,
): Promise<void> {
  const { json } = await api.post(url, { perPage: 2 });
  const ids = ((json['rows'] ?? []) as { id: number | string }[]).map(({ id }) => id);
  const {
    properties: fields = {},
    'x-written': written,
    'x-view': view,
  } = schemas.entities.get(entity) ?? {};
  await checks.check(`GET /${entity}/<id>`, async () => {
    const missing = await api.get(`/${entity}/${NOWHERE}`);
    if (ids[0] === undefined) return expectStatus(missing, 404);
    const reply = await api.get(`/${entity}/${ids[0]}`);
    const secret = Object.keys(fields).filter((name) => fields[name]?.writeOnly && name in reply.json);
    return [
      ...expectStatus(reply, 200),
      ...openApi.checkAnswer('GET', `/${entity}/{id}`, reply.json),
      ...ask(reply.json['id'] === ids[0], `has id ${String(reply.json['id'])} instead of ${ids[0]}`),
      ...ask(
        Number.isInteger(reply.json['version']) === (written === undefined && view === undefined),
        'has no version, or one too many',
      ),
      ...secret.map((name) => `shows "${name}", which never leaves the server`),
      ...expectStatus(missing, 404),
    ];
  });
  await checks.check(`GET /${entity}?filter={"id":[…]}`, async () => {
    const reply = await api.get(`/${entity}?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`);
    const rows = JSON.parse(reply.text) as { id: number | string }[];
    return [
      ...expectStatus(reply, 200),
      ...ask(Array.isArray(rows) && rows.length === ids.length, `gives ${rows.length} of ${ids.length}`),
    ];
  });
  // Nothing refers to a view.
  if (view) return;
  await checks.check(`POST /${entity}/lookup`, async () => {
    const reply = await api.post(`/${entity}/lookup`, { ids });
    const rows = (reply.json['rows'] ?? []) as { id?: unknown; label?: unknown }[];
    return [
      ...expectStatus(reply, 200),
      ...ask(rows.length === ids.length, `finds ${rows.length} of ${ids.length} ids`),
      ...ask(
        rows.every(({ id, label }) => Number.isInteger(id) && typeof label === 'string'),
        'a row has no id or label',
      ),
    ];
  });
}

async function checkReports({ checks, schemas, view, account, openApi }: Contract): Promise<void> {
  for (const file of schemas.reports)
    await checks.check(`POST ${file.url}`, async () => {
      const reply = await account.api.post(file.url, { filters: {} });
      if (!may(view, file.permissions)) return expectStatus(reply, 403);
      const [asked, got] = [
        tilesFor(view, file).map(({ key }) => key),
        Object.keys((reply.json['tiles'] ?? {}) as object),
      ];
      return [
        ...expectStatus(reply, 200),
        ...openApi.checkAnswer('POST', file.url, reply.json),
        ...asked.filter((key) => !got.includes(key)).map((key) => `has no tile "${key}"`),
        ...got
          .filter((key) => !asked.includes(key))
          .map((key) => `has the tile "${key}", which is not for this account`),
      ];
    });
}

/** The template is tried as a file: nothing is stored. */
async function checkImports({ checks, schemas, view, account: { api } }: Contract): Promise<void> {
  for (const { url, permissions } of schemas.imports)
    await checks.check(`GET ${url}/template, POST ${url} (dry_run)`, async () => {
      const template = await api.get(`${url}/template`);
      if (!may(view, permissions)) return expectStatus(template, 403);
      const form = new FormData();
      form.set('dry_run', 'true');
      form.set('file', new Blob([template.bytes.slice()], { type: XLSX }), 'template.xlsx');
      const reply = await api.send('POST', url, form);
      const { accepted, rejected, errors } = reply.json;
      const isAnswer = Number.isInteger(accepted) && Number.isInteger(rejected) && Array.isArray(errors);
      return [
        ...ask(template.text.startsWith('PK'), 'the template is no workbook'),
        ...(reply.status === 200
          ? ask(isAnswer, 'has no accepted, rejected or errors')
          : expectStatus(reply, 422)),
      ];
    });
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Addresses that find records by one value. */
async function checkFindCalls({ checks, schemas, view, account: { api } }: Contract): Promise<void> {
  for (const [name, entity] of schemas.entities)
    for (const call of entity['x-calls'] ?? [])
      await checks.check(`POST ${call.url}`, async () => {
        const type = call.by && findField(schemas, name, call.by).file['type'];
        const reply = await api.post(
          call.url,
          call.by ? { [call.param ?? call.by]: type === 'integer' ? 1 : '0912' } : {},
        );
        if (!may(view, call.permissions)) return expectStatus(reply, 403);
        const rows = (reply.json['rows'] ?? []) as object[];
        const missing = Object.keys(call.fields).filter((key) => rows[0] && !(key in rows[0]));
        return [
          ...expectStatus(reply, 200),
          ...ask(Array.isArray(reply.json['rows']), 'has no rows'),
          ...missing.map((key) => `a row has no "${key}"`),
        ];
      });
}

/** Public checks know nothing of a code that nobody made. */
async function checkPublic({ checks, schemas, api }: Contract): Promise<void> {
  for (const { lookup } of schemas.pages)
    if (lookup)
      await checks.check(`POST ${lookup.url} without a session`, async () => [
        ...expectStatus(await api.post(lookup.url, { code: 'KHONGCOMANAY' }), 404),
        ...expectStatus(await api.post(lookup.url, {}), 422),
      ]);
}
