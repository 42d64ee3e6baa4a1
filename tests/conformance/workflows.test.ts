import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { FieldModel } from '#contract/model.ts';
import type { TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import { openSystem } from '#server/context/openContext.ts';
import { Failure } from '#server/http/Failure.ts';
import { createModuleContext } from '#server/write/createModuleContext.ts';
import { changeAs } from '#server/write/runChange.ts';
import { testDatabases } from '../support/database.ts';
import { createSamples } from '../support/createSamples.ts';
import { sampleValue } from '../support/samples.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../support/server.ts';

/*
 * Every pair of state and transition of every workflow: the allowed ones move or are refused by their guard with a
 * text, the others are refused and leave no trace.
 */

let server: TestServer;
let admin: Caller;
/** Entities that the demo has none of: what their guards want nobody can know. */
let sampled: ReadonlySet<string>;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0], { rows: 20 });
  admin = await server.login('admin');
  sampled = await createSamples(server, admin);
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
function inputOf(transition: TransitionModel): Record<string, unknown> {
  const form = model.forms.find((one) => one.screen === transition.form);
  const fields = Object.fromEntries((form?.data ?? []).map((field) => [field.name, typedIn(field)]));
  return transition.note ? { ...fields, note: 'Ghi chú đủ dài để được nhận' } : fields;
}

/** What came of a transition. */
type Made = Pick<Reply, 'status' | 'body' | 'json'>;

/** Makes a transition as those do who may: by its call, or as the module's code does what nobody is offered. */
async function make(entity: string, id: number, transition: TransitionModel): Promise<Made> {
  const path = `/${entity}/${id}/${transition.key}`;
  const reply = await admin.post(path, inputOf(transition));
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

/** What a record must have for a guard that those of the demo do not pass as they are. */
const READY: Readonly<Record<string, Record<string, string | number | null>>> = {
  'consignment.note_release': { released_quantity: 1 },
  'dc_order.take': { created_by: 2 },
  'dc_order.give_back': { approver_id: 1 },
  'dc_order.approve': { approver_id: 1 },
  'dc_order.reject': { approver_id: 1 },
  'dc_order.resubmit': { created_by: 1 },
  'find_goods.report_found': { found: 0, missing: 1 },
  'find_goods.resume': { instruction: 1 },
  'invoice.accept': { number: '00009999' },
  'invoice.correct': { handling: 1 },
  'invoice.issue': { handling: 1 },
  'invoice.not_issue': { handling: 1 },
  'invoice.reject': { last_error: 'Sai mã số thuế' },
  'invoice.reopen': { handling: 3 },
  'exchange_rate.approve': { approver_id: 1 },
  'exchange_rate.reject': { approver_id: 1 },
  'exchange_rate.resubmit': { created_by: 1 },
  'handover.close': { images: '{signed.jpg}' },
  'goods_receipt.confirm': { pos_id: 1 },
  'goods_receipt.cancel': { received_quantity: 0 },
  'goods_transfer.note_received': { received_at: '2026-01-05T03:00:00Z' },
  'lead.complete': { name: 'Lan', address: '12 Láng Hạ' },
  'lead.give_up': { status: 40 },
  'lead.phone_fixed': { wrong_phone: '0900000001' },
  'lead.deposit_found': { status: 80 },
  'lead.deposit_missing': { status: 80 },
  'lead.refund': { status: 100, payment_status: 2 },
  'lead.to_pool': { cancel_type: null },
  'lead.unreachable': { process_limit: 1, process_count: 1 },
  'market_order.note_order': { order_id: 1 },
  'market_order.note_problem': { problem: 'unmapped' },
  'production_requirement.complete': { finished: 1000 },
  'production_requirement.confirm': { finished: 1 },
  'production_requirement.finish_short': { finished: 1 },
  'production_record.finish': { good: 1 },
  'production_record.join': { team_id: 1 },
  'material_receipt.check': { rolls: 1 },
  'material_receipt.post': { rolls: 1 },
  'time_correction.approve': { approver_id: 1 },
  'time_correction.reject': { approver_id: 1 },
  'time_correction.give_back': { approver_id: 1 },
  'time_correction.resubmit': { created_by: 1 },
  'product_development.approve': { chosen_until: '2099-01-01', chosen_quotation_id: 1, created_by: null },
  'product_development.reject': { created_by: null },
  'product_development.revise': { created_by: 1 },
  'product_development.submit': { created_by: 1, images: '{idea.jpg}' },
  'quotation.send': {
    unit_price: 1000,
    moq: 10,
    lead_time_days: 5,
    valid_until: '2099-01-01',
    currency: 'VND',
  },
  'quotation.reopen': { is_chosen: 'false' },
  'pos_display_request.take': { created_by: null },
  'pos_display_request.approve': { approver_id: 1 },
  'pos_display_request.reject': { approver_id: 1 },
  'pos_display_request.give_back': { approver_id: 1 },
  'pos_display_request.resubmit': { created_by: 1 },
  'order.make_ready': { delivery_order_id: 'SPXVN000000001' },
  'order.confirm': { is_pending: 'true' },
  'order.reconcile': { delivery_status: 250 },
  'order.redeliver': { delivery_status: 275 },
  'order.send_back': { delivery_status: 225 },
  'order.sign_handover': { handover_id: 1, handed_over_at: null },
  'order.undo_handover': { handover_id: 1, handed_over_at: null },
  'pos_sale.void': { paid_at: '2099-01-01T00:00:00Z', shift_id: 1 },
  'present.confirm': { to_at: '2099-01-01T00:00:00Z' },
  'promotion.confirm': { to_at: '2099-01-01T00:00:00Z' },
  'promotion.finish': { to_at: '2026-01-05T03:00:00Z' },
  'promotion.start': { from_at: '2026-01-05T03:00:00Z' },
  'task_request.take': { approver_id: 1, created_by: 2 },
  'task_request.give_back': { approver_id: 1 },
  'task_request.approve': { approver_id: 1 },
  'task_request.reject': { approver_id: 1 },
  'task_request.resubmit': { created_by: 1 },
  'task_request.done': { account_id: 1, done_at: null },
  'time_device.activate': { activated_at: '2026-01-05T03:00:00Z' },
  'work_day.lock_day': { state: 'present' },
  'conversation.send_quote': { has_quote: 'true' },
  'omnichannel_page.renew': { token_expires_at: '2099-01-01T00:00:00Z' },
  'price_request.quote': { valid_until: '2099-01-01', total: 1000 },
  'shop_connection.connect': { expires_at: '2099-01-01T00:00:00Z' },
  'voucher.confirm': { codes: 1, to_at: '2099-01-01T00:00:00Z' },
  'voucher.finish': { to_at: '2026-01-05T03:00:00Z' },
  'voucher.start': { from_at: '2026-01-05T03:00:00Z' },
};

/** Transitions by what happened when they were allowed: none, or the last cause why not. */
const outcomes = new Map<string, string>();

describe.each(workflows)('%s.%s', (name, _field, workflow) => {
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
          return;
        }
        const key = `${name}.${transition.key}`;
        if (reply.status === 409) {
          outcomes.set(key, outcomes.get(key) ?? reply.body);
          expect(transition.guard, reply.body).toBeDefined();
          expect((reply.json['error'] as { code: string }).code).toBe('transition_refused');
          expect(await eventsOf(name)).toBe(events);
          return;
        }
        expect(reply.status, reply.body).toBe(200);
        outcomes.set(key, '');
        const others = (transition.instead ?? []).map(({ to }) => to);
        expect([transition.to ?? state.value, ...others]).toContain(reply.json[workflow.field]);
        expect(await eventsOf(name)).toBe(events + 1);
      });

  it('moves a record by each transition at least once', async () => {
    expect(workflow.transitions.length).toBeGreaterThan(0);
    for (const transition of workflow.transitions) {
      const key = `${name}.${transition.key}`;
      if (outcomes.get(key) === '') continue;
      const [state = ''] = transition.from;
      const id = await put(workflow, state, READY[key]);
      const reply = await make(name, id, transition);
      if (sampled.has(name) && transition.guard && reply.status === 409) continue;
      expect(reply.status, `${key}: ${reply.body}`).toBe(200);
    }
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
      expect((await nobody.post(`/${name}/1/${transition.key}`, inputOf(transition))).status).toBe(
        transition.automatic ? 404 : 403,
      );
  });
});
