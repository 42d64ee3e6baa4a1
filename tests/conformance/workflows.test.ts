import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import { testDatabases } from '../support/database.ts';
import { createSamples } from '../support/createSamples.ts';
import { sampleValue } from '../support/samples.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

/*
 * Every pair of state and transition of every workflow: the allowed ones move or are refused by their guard with a
 * text, the others are refused and leave no trace.
 */

let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 20 });
  admin = await server.login('admin');
  await createSamples(server, admin);
});
afterAll(() => server?.close());

const workflows = model.entities.flatMap((entity) =>
  entity.workflow ? [[entity.name, entity.workflow] as const] : [],
);

/** Puts a record into a state behind the server's back; gives its id. */
async function put(workflow: WorkflowModel, state: number | string): Promise<number> {
  const table = model.entities.find((entity) => entity.name === workflow.entity)?.table ?? '';
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ id: number }>(
      `update "${table}" set "${workflow.field}" = $1 where id = (select max(t.id) from "${table}" t join khuon_customer c on c.id = t.customer_id where c.key = 'demo') returning id`,
      [state],
    );
  return rows[0]?.id ?? 0;
}

/** Form fields and note that a transition asks for. */
function inputOf(transition: TransitionModel): Record<string, unknown> {
  const form = model.forms.find((one) => one.screen === transition.form);
  const fields = Object.fromEntries((form?.data ?? []).map((field) => [field.name, sampleValue(field)]));
  return transition.note ? { ...fields, note: 'Ghi chú đủ dài để được nhận' } : fields;
}

const eventsOf = async (): Promise<number> => {
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ n: number }>('select count(*) as n from khuon_event');
  return rows[0]?.n ?? 0;
};

describe.each(workflows)('%s', (name, workflow) => {
  for (const transition of workflow.transitions)
    for (const state of workflow.states)
      it(`${transition.key} from ${state.key}`, async () => {
        const id = await put(workflow, state.value);
        const events = await eventsOf();
        const reply = await admin.post(`/${name}/${id}/${transition.key}`, inputOf(transition));
        if (!transition.from.includes(state.value)) {
          expect(reply.status, reply.body).toBe(409);
          expect((reply.json['error'] as { code: string }).code).toBe('invalid_status');
          expect(await eventsOf()).toBe(events);
          return;
        }
        if (reply.status === 409) {
          expect(transition.guard, reply.body).toBeDefined();
          expect((reply.json['error'] as { code: string }).code).toBe('transition_refused');
          expect(await eventsOf()).toBe(events);
          return;
        }
        expect(reply.status, reply.body).toBe(200);
        const others = (transition.instead ?? []).map(({ to }) => to);
        expect([transition.to ?? state.value, ...others]).toContain(reply.json[workflow.field]);
        expect(await eventsOf()).toBe(events + 1);
      });

  it('never lets the state be written otherwise', async () => {
    const id = await put(workflow, workflow.states[0]?.value ?? 0);
    const { json } = await admin.send('GET', `/${name}/${id}`);
    const reply = await admin.send('PUT', `/${name}/${id}`, {
      version: json['version'],
      [workflow.field]: workflow.states[1]?.value,
    });
    expect([403, 404, 422]).toContain(reply.status);
    expect((await admin.send('GET', `/${name}/${id}`)).json[workflow.field]).toBe(workflow.states[0]?.value);
  });

  it('is refused to those without the codes, before anything is looked up', async () => {
    const nobody = await server.login('nobody');
    for (const transition of workflow.transitions)
      expect((await nobody.post(`/${name}/1/${transition.key}`, inputOf(transition))).status).toBe(403);
  });
});
