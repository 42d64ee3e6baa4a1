import type { FieldModel } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';
import type { Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import { input, type FormDefinition } from '#web/form/FormDefinition.ts';

const carrier = {
  name: 'carrier',
  type: 'string',
  values: [
    { value: 'ghn', key: 'ghn', tone: 'neutral' },
    { value: 'self', key: 'self', tone: 'neutral' },
  ],
} as const;

const state = {
  name: 'bill_state',
  type: 'integer',
  values: [
    { value: 0, key: 'draft', tone: 'neutral' },
    { value: 10, key: 'sent', tone: 'success' },
  ],
} as const;

export const billFields = {
  code: { name: 'code', type: 'code', json: 'string', maxLength: 20, required: true },
  buyer: { name: 'buyer', type: 'text', json: 'string', maxLength: 50, required: true },
  phone: { name: 'phone', type: 'phone', json: 'string' },
  note: { name: 'note', type: 'long_text', json: 'string', maxLength: 500 },
  carrier: { name: 'carrier', type: 'enum', json: 'string', enum: carrier },
  tracking: { name: 'tracking', type: 'tracking', json: 'string' },
  due: { name: 'due', type: 'date', json: 'string' },
  wants_invoice: { name: 'wants_invoice', type: 'boolean', json: 'boolean', default: false },
  invoice_name: {
    name: 'invoice_name',
    type: 'text',
    json: 'string',
    visible: ({ record }) => record['wants_invoice'] === true,
    requiredIf: ({ record }) => record['wants_invoice'] === true,
    onHide: 'clear',
  },
  fee: {
    name: 'fee',
    type: 'money',
    json: 'integer',
    minimum: 0,
    maximum: 5_000_000,
    read: ['bill_price'],
    readOnlyIf: ({ record }) => record['carrier'] === 'self',
  },
  depot_id: {
    name: 'depot_id',
    type: 'reference',
    json: 'integer',
    reference: { entity: 'depot', onDelete: 'restrict' },
  },
  approved_by: { name: 'approved_by', type: 'text', json: 'string', write: ['bill_boss'] },
  secret_key: { name: 'secret_key', type: 'password', json: 'string', required: true, writeOnly: true },
  state: { name: 'state', type: 'enum', json: 'integer', enum: state, required: true, readOnly: true },
  total: {
    name: 'total',
    type: 'money',
    json: 'integer',
    readOnly: true,
    read: ['bill_price'],
    compute: {
      stored: true,
      value: ({ record }) =>
        (record['lines'] as Row[]).reduce((sum, line) => sum + Number(line['amount'] ?? 0), 0),
    },
  },
  lines: {
    name: 'lines',
    type: 'rows',
    json: 'array',
    rows: { entity: 'bill_line', foreignKey: 'bill_id', min: 1, max: 300, unique: ['goods_id'] },
  },
} as const satisfies Record<string, FieldModel>;

export const lineFields = {
  bill_id: {
    name: 'bill_id',
    type: 'reference',
    json: 'integer',
    required: true,
    reference: { entity: 'bill', onDelete: 'cascade' },
  },
  goods_id: {
    name: 'goods_id',
    type: 'reference',
    json: 'integer',
    required: true,
    reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { name: 'sku', type: 'code', json: 'string', readOnly: true, copyFrom: 'goods_id.sku' },
  quantity: { name: 'quantity', type: 'integer', json: 'integer', required: true, minimum: 1, default: 1 },
  price: { name: 'price', type: 'money', json: 'integer', minimum: 0, default: 0, read: ['bill_price'] },
  amount: {
    name: 'amount',
    type: 'money',
    json: 'integer',
    readOnly: true,
    read: ['bill_price'],
    compute: {
      stored: true,
      value: ({ record }) => Number(record['quantity'] ?? 0) * Number(record['price'] ?? 0),
    },
  },
} as const satisfies Record<string, FieldModel>;

const billWorkflow: WorkflowModel = {
  entity: 'bill',
  field: 'state',
  initial: [{ to: 0 }],
  states: [
    { key: 'draft', value: 0, tone: 'neutral' },
    { key: 'sent', value: 10, tone: 'success', final: true },
  ],
  transitions: [
    {
      key: 'send',
      from: [0],
      to: 10,
      permissions: ['bill_manager'],
      guard: ({ record }) => record['tracking'] !== null,
      guardMessage: 'rule.bill.needs_tracking',
    },
    {
      key: 'reject',
      from: [0],
      to: null,
      permissions: ['bill_manager'],
      note: { minLength: 5 },
      tone: 'danger',
    },
    { key: 'recall', from: [0], to: null, permissions: ['bill_manager'], form: 'bill-recall' },
    { key: 'return', from: [10], to: 0, permissions: ['bill_manager'] },
    { key: 'erase', from: [0], to: null, permissions: ['bill_boss'] },
  ],
};

export const billModel: RecordModel = {
  name: 'bill',
  fields: Object.values(billFields),
  workflows: [billWorkflow],
  rules: [
    {
      key: 'tracking_needs_carrier',
      check: ({ record }) => record['tracking'] === null || record['carrier'] !== null,
      at: 'carrier',
      level: 'error',
      on: ['create', 'update'],
      message: 'rule.bill.tracking_needs_carrier',
    },
    {
      key: 'fee_within_total',
      check: ({ record }) => Number(record['fee'] ?? 0) <= Number(record['total'] ?? 0),
      level: 'error',
      on: ['create', 'update'],
      message: 'rule.bill.fee_within_total',
    },
    {
      key: 'note_for_self',
      check: ({ record }) => record['carrier'] !== 'self' || record['note'] !== null,
      at: 'note',
      level: 'warning',
      on: ['create', 'update'],
      message: 'rule.bill.note_for_self',
    },
  ],
};

const lineModel: RecordModel = {
  name: 'bill_line',
  fields: Object.values(lineFields),
  rules: [
    {
      key: 'large_quantity',
      check: ({ record }) => Number(record['quantity'] ?? 0) <= 1000,
      at: 'quantity',
      level: 'warning',
      on: ['create', 'update'],
      message: 'rule.bill_line.large_quantity',
    },
  ],
  parent: { entity: 'bill', foreignKey: 'bill_id', field: 'lines' },
};

const label = (name: string) => ({ label: `bill.${name}` });
const lineLabel = (name: string) => ({ label: `bill_line.${name}` });

/** A bill with lines: every kind of input, conditions, a workflow. */
export const billForm: FormDefinition = {
  screen: 'shop/bill',
  route: '/shop/bill',
  resource: 'bill',
  title: 'screen.shop/bill.title',
  mode: 'edit',
  permissions: ['bill_manager'],
  create: ['bill_manager'],
  layout: 'sections',
  sections: [
    {
      key: 'buyer',
      label: 'section.buyer',
      columns: 2,
      inputs: [
        input(billFields.code, label('code')),
        input(billFields.buyer, { ...label('buyer'), help: 'help.buyer' }),
        input(billFields.phone, label('phone')),
        input(billFields.note, { ...label('note'), span: 2 }),
      ],
    },
    {
      key: 'lines',
      label: 'section.lines',
      inputs: [
        input(billFields.lines, {
          ...label('lines'),
          rows: [
            input(lineFields.goods_id, lineLabel('goods_id')),
            input(lineFields.quantity, lineLabel('quantity')),
            input(lineFields.price, lineLabel('price')),
            input(lineFields.amount, lineLabel('amount')),
          ],
        }),
      ],
    },
    {
      key: 'rest',
      label: 'section.rest',
      inputs: [
        input(billFields.carrier, label('carrier')),
        input(billFields.tracking, label('tracking')),
        input(billFields.due, label('due')),
        input(billFields.depot_id, label('depot_id')),
        input(billFields.wants_invoice, label('wants_invoice')),
        input(billFields.invoice_name, label('invoice_name')),
        input(billFields.fee, label('fee')),
        input(billFields.total, label('total')),
        input(billFields.approved_by, label('approved_by')),
        input(billFields.secret_key, label('secret_key')),
      ],
    },
  ],
  models: { bill: billModel, bill_line: lineModel },
  workflows: [billWorkflow],
  display: [{ field: 'code' }, ' – ', { field: 'buyer' }],
};

const recallFields = {
  delay: { name: 'delay', type: 'integer', json: 'integer', required: true, minimum: 5 },
  reason: { name: 'reason', type: 'text', json: 'string' },
} as const satisfies Record<string, FieldModel>;

/** The dialog of the transition `recall`. */
export const recallForm: FormDefinition = {
  screen: 'bill-recall',
  title: 'screen.bill-recall.title',
  mode: 'dialog',
  permissions: ['bill_manager'],
  layout: 'sections',
  intro: 'screen.bill-recall.intro',
  sections: [
    {
      key: 'main',
      label: 'section.main',
      inputs: [
        input(recallFields.delay, { label: 'bill-recall.delay' }),
        input(recallFields.reason, { label: 'bill-recall.reason' }),
      ],
    },
  ],
  models: { 'bill-recall': { name: 'bill-recall', fields: Object.values(recallFields), rules: [] } },
  display: [],
};

/** A bill as its server answers it to one who may see prices. */
export const bill: Row = {
  id: 7,
  version: 3,
  code: 'B-007',
  buyer: 'Đặng Thị Hồng',
  phone: '0912345678',
  note: null,
  carrier: 'ghn',
  tracking: null,
  due: '2026-11-21',
  wants_invoice: false,
  invoice_name: null,
  fee: 20000,
  depot_id: 4,
  'depot_id.label': 'HN1 – Long Biên',
  approved_by: null,
  state: 0,
  total: 250000,
  lines: [
    {
      id: 1,
      version: 1,
      bill_id: 7,
      goods_id: 11,
      'goods_id.label': 'Sữa',
      sku: 'S1',
      quantity: 2,
      price: 100000,
      amount: 200000,
    },
    {
      id: 2,
      version: 1,
      bill_id: 7,
      goods_id: 12,
      'goods_id.label': 'Trà',
      sku: 'T1',
      quantity: 1,
      price: 50000,
      amount: 50000,
    },
  ],
};
