// Generated from schemas/pos/display-request.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import {
  posDisplayRequestLineFields,
  posDisplayRequestLineRules,
} from '#generated/warehouse/pos-display-request-line.entity.gen.ts';
import {
  type PosDisplayRequest,
  posDisplayRequestFields,
  posDisplayRequestRules,
} from '#generated/warehouse/pos-display-request.entity.gen.ts';
import { posDisplayRequestWorkflow } from '#generated/warehouse/pos-display-request.workflow.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/goods-list/display-request',
  route: '/pos/goods-list/display-request',
  resource: 'pos_display_request',
  title: 'screen.pos/goods-list/display-request.title',
  mode: 'edit',
  permissions: ['pos_goods_transfer'],
  create: ['pos_goods_transfer'],
  remove: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.pos/goods-list/display-request.section.main', columns: 2,
      inputs: [
        input(posDisplayRequestFields.pos_id, { label: 'pos_display_request.pos_id', mine: 'pos' }),
        input(posDisplayRequestFields.warehouse_id, { label: 'pos_display_request.warehouse_id' }),
        input(posDisplayRequestFields.kind, { label: 'pos_display_request.kind' }),
        input(posDisplayRequestFields.wanted_on, { label: 'pos_display_request.wanted_on' }),
        input(posDisplayRequestFields.images, { label: 'pos_display_request.images', span: 2 }),
        input(posDisplayRequestFields.note, { label: 'pos_display_request.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/goods-list/display-request.section.lines', columns: 1,
      inputs: [
        input(posDisplayRequestFields.lines, {
          label: 'pos_display_request.lines',
          beside: {
            url: '/display-figures', of: 'goods_id', with: { warehouse_id: 'warehouse_id', pos_id: 'pos_id' },
            show: [
              { key: 'available', label: 'screen.pos/goods-list/display-request.beside.available' },
              { key: 'there', label: 'screen.pos/goods-list/display-request.beside.there' },
              { key: 'days', label: 'screen.pos/goods-list/display-request.beside.days' },
            ],
            most: 'quantity',
          },
          rows: [
            input(posDisplayRequestLineFields.goods_id, { label: 'pos_display_request_line.goods_id' }),
            input(posDisplayRequestLineFields.quantity, { label: 'pos_display_request_line.quantity' }),
            input(posDisplayRequestLineFields.approved_quantity, {
              label: 'pos_display_request_line.approved_quantity',
            }),
            input(posDisplayRequestLineFields.position, { label: 'pos_display_request_line.position' }),
          ],
        }),
      ],
    },
    {
      key: 'decision', label: 'screen.pos/goods-list/display-request.section.decision', columns: 2,
      visible: (c: Logic<PosDisplayRequest>) => c.record.id != null,
      inputs: [
        input(posDisplayRequestFields.status, { label: 'pos_display_request.status' }),
        input(posDisplayRequestFields.approver_id, { label: 'pos_display_request.approver_id' }),
        input(posDisplayRequestFields.decided_at, { label: 'pos_display_request.decided_at' }),
        input(posDisplayRequestFields.revision, { label: 'pos_display_request.revision' }),
        input(posDisplayRequestFields.transfer_id, { label: 'pos_display_request.transfer_id' }),
        input(posDisplayRequestFields.decision_note, { label: 'pos_display_request.decision_note', span: 2 }),
      ],
    },
  ],
  models: {
    pos_display_request: {
      name: 'pos_display_request', fields: Object.values(posDisplayRequestFields), rules: posDisplayRequestRules,
      workflows: [posDisplayRequestWorkflow],
    },
    pos_display_request_line: {
      name: 'pos_display_request_line', fields: Object.values(posDisplayRequestLineFields),
      rules: posDisplayRequestLineRules,
      parent: { entity: 'pos_display_request', foreignKey: 'pos_display_request_id', field: 'lines' },
    },
  },
  workflows: [posDisplayRequestWorkflow],
  validate: () => import('#generated/built/warehouse/pos-display-request.validate.gen.js'),
  submit: { next: '/pos/goods-list/display-request' },
  aside: {
    facts: [
      { field: posDisplayRequestFields.status, label: 'pos_display_request.status' },
      { field: posDisplayRequestFields.requested, label: 'pos_display_request.requested' },
      { field: posDisplayRequestFields.approved, label: 'pos_display_request.approved' },
      { field: posDisplayRequestFields.wanted_on, label: 'pos_display_request.wanted_on' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function DisplayRequestForm() {
  return <FormScreen form={form} />;
}
