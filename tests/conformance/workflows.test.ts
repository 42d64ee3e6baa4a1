import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { FieldModel } from '#contract/model.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import { openSystem } from '#server/context/openContext.ts';
import { Failure } from '#server/http/Failure.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { changeAs } from '#server/write/runChange.ts';
import { quickDatabase } from '../support/database.ts';
import { createSamples } from '../support/createSamples.ts';
import { sampleValue } from '../support/samples.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';
import { Tally } from '../support/Tally.ts';
import { BEFORE, READY, ROWS, TYPED, WITHOUT } from './workflowCases.ts';

/*
 * Every pair of state and transition of every workflow: the allowed ones move or are refused by their guard with a
 * text, the others are refused and leave no trace.
 */

let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  server = await startTestServer(quickDatabase, { rows: 12 });
  admin = await server.login('admin');
  await createSamples(server, admin);
});
afterAll(() => server?.close());

const workflows = model.entities.flatMap((entity) =>
  (entity.workflows ?? []).map((workflow) => [entity.name, workflow.field, workflow] as const),
);

/** Puts a record into a state behind the server's back; gives its id. */
async function put(
  workflow: WorkflowModel,
  state: number | string,
  values: Readonly<Record<string, string | number | null>> = {},
): Promise<number> {
  const entity = model.entities.find((one) => one.name === workflow.entity);
  const table = entity?.table ?? '';
  const living = entity?.softDelete ? ' and t.deleted_at is null' : '';
  const also = Object.keys(values)
    .map((field, index) => `, "${field}" = $${index + 2}`)
    .join('');
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ id: number }>(
      `update "${table}" set "${workflow.field}" = $1${also} where id = (select max(t.id) from "${table}" t join khuon_customer c on c.id = t.customer_id where c.key = 'demo'${living}) returning id`,
      [state, ...Object.values(values)],
    );
  return rows[0]?.id ?? 0;
}

/** What is typed into a field of a dialog: where a record must be chosen, the first of the first company. */
const typedIn = (field: FieldModel): unknown =>
  field.type === 'reference' && field.required ? 1 : sampleValue(field);

/** Form fields and note that a transition asks for. */
function inputOf(entity: string, transition: TransitionModel): Record<string, unknown> {
  const form = model.forms.find((one) => one.screen === transition.form);
  const fields = {
    ...Object.fromEntries((form?.data ?? []).map((field) => [field.name, typedIn(field)])),
    ...TYPED[`${entity}.${transition.key}`],
  };
  return transition.note ? { ...fields, note: 'Ghi chú đủ dài để được nhận' } : fields;
}

/** What came of a transition. */
type Made = Pick<Reply, 'status' | 'body' | 'json'>;

/** Makes a transition as those do who may: by its call, or as the module's code does what nobody is offered. */
async function make(entity: string, id: number, transition: TransitionModel): Promise<Made> {
  const path = `/${entity}/${id}/${transition.key}`;
  const reply = await admin.post(path, inputOf(entity, transition));
  if (transition.automatic !== true) return reply;
  expect(reply.status, path).toBe(404);
  const { module = '' } = model.entities.find(({ name }) => name === entity) ?? {};
  const author = await openSystem(server.parts, { customer: 1, module, reason: 'timer', requestId: 'test' });
  try {
    const [json = {}] = await changeAs(server.parts, author, (change) =>
      createModuleContext(change, module).records(entity).transition(transition.key, [id]),
    );
    return { status: 200, body: '', json };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: 409, body: error.code, json: { error: { code: error.code } } };
  }
}

/** Events of records of an entity; what a transition does to others has its own. */
const eventsOf = async (entity: string): Promise<number> => {
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ n: number }>('select count(*) as n from khuon_event where entity = $1', [entity]);
  return rows[0]?.n ?? 0;
};

const tried = new Tally([
  'moved',
  'refused by a guard',
  'refused by the state',
  'states written otherwise',
  'without the codes',
]);

/** Transitions that have moved a record. */
const moved = new Set<string>();

describe.each(workflows)('%s.%s', (name, _field, workflow) => {
  beforeAll(async () => {
    const before = BEFORE[name];
    if (before) await server.db.withoutTenant('maintenance').query(before);
  });

  for (const transition of workflow.transitions)
    for (const state of workflow.states)
      it(`${transition.key} from ${state.key}`, async () => {
        const id = await put(workflow, state.value);
        const events = await eventsOf(name);
        const reply = await make(name, id, transition);
        if (!transition.from.includes(state.value)) {
          expect(reply.status, reply.body).toBe(409);
          expect((reply.json['error'] as { code: string }).code).toBe('invalid_status');
          expect(await eventsOf(name)).toBe(events);
          tried.add('refused by the state');
          return;
        }
        if (reply.status === 409) {
          expect(transition.guard, reply.body).toBeDefined();
          expect((reply.json['error'] as { code: string }).code).toBe('transition_refused');
          expect(await eventsOf(name)).toBe(events);
          tried.add('refused by a guard');
          return;
        }
        expect(reply.status, reply.body).toBe(200);
        moved.add(`${name}.${transition.key}`);
        tried.add('moved');
        const others = (transition.instead ?? []).map(({ to }) => to);
        expect([transition.to ?? state.value, ...others]).toContain(reply.json[workflow.field]);
        expect(await eventsOf(name)).toBe(events + 1);
      });

  it('moves a record by each transition at least once, or says why not', async () => {
    expect(workflow.transitions.length).toBeGreaterThan(0);
    const rows = ROWS[name];
    if (rows) await server.db.withoutTenant('maintenance').query(rows);
    const stuck: string[] = [];
    const causes: string[] = [];
    for (const transition of workflow.transitions) {
      const key = `${name}.${transition.key}`;
      if (moved.has(key)) continue;
      const [state = ''] = transition.from;
      const id = await put(workflow, state, READY[key]);
      const reply = await make(name, id, transition);
      if (reply.status === 200) continue;
      stuck.push(key);
      causes.push(`${key}: ${reply.body}`);
    }
    const known = workflow.transitions.map(({ key }) => `${name}.${key}`).filter((key) => key in WITHOUT);
    expect(stuck, causes.join('\n')).toEqual(known);
  });

  it('never lets the state be written otherwise', async () => {
    const id = await put(workflow, workflow.states[0]?.value ?? 0);
    const { json } = await admin.send('GET', `/${name}/${id}`);
    const reply = await admin.send('PUT', `/${name}/${id}`, {
      version: json['version'],
      [workflow.field]: workflow.states[1]?.value,
    });
    expect([403, 404, 422]).toContain(reply.status);
    tried.add('states written otherwise');
    expect((await admin.send('GET', `/${name}/${id}`)).json[workflow.field]).toBe(workflow.states[0]?.value);
  });

  it('is refused to those without the codes, before anything is looked up', async () => {
    const nobody = await server.login('nobody');
    for (const transition of workflow.transitions) {
      const { status } = await nobody.post(`/${name}/1/${transition.key}`, inputOf(name, transition));
      // Where anybody may who is concerned, the records of others are not there.
      const { access } = entityOf(model, name);
      const isOpen = transition.permissions.length === 0 && access.update?.length === 0;
      expect(status).toBe(transition.automatic || isOpen ? 404 : 403);
      tried.add('without the codes');
    }
  });
});

it('knows what transitions lack, and why some move nothing, of transitions that exist', () => {
  const all = workflows.flatMap(([name, , { transitions }]) =>
    transitions.map(({ key }) => `${name}.${key}`),
  );
  expect([...Object.keys(READY), ...Object.keys(WITHOUT)].filter((key) => !all.includes(key))).toEqual([]);
});

it('has tried something of each', () => expect(tried.untried()).toEqual([]));
