// Generated from schemas/warehouse/carrier-claim.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { type CarrierClaim, carrierClaimFields, carrierClaimRules } from './carrier-claim.entity.gen.ts';
import { carrierClaimWorkflow } from './carrier-claim.workflow.gen.ts';

export const form = createForm({
  screen: 'goods-return/claim',
  route: '/goods-return/claim',
  resource: 'carrier_claim',
  title: 'screen.goods-return/claim.title',
  mode: 'edit',
  permissions: ['goods_return_history'],
  create: ['goods_return_history'],
  sections: [
    {
      key: 'main', label: 'screen.goods-return/claim.section.main', columns: 2,
      inputs: [
        input(carrierClaimFields.order_id, { label: 'carrier_claim.order_id' }),
        input(carrierClaimFields.goods_return_id, { label: 'carrier_claim.goods_return_id' }),
        input(carrierClaimFields.kind, { label: 'carrier_claim.kind' }),
        input(carrierClaimFields.amount, { label: 'carrier_claim.amount' }),
        input(carrierClaimFields.delivery_company, { label: 'carrier_claim.delivery_company' }),
        input(carrierClaimFields.delivery_order_id, { label: 'carrier_claim.delivery_order_id' }),
        input(carrierClaimFields.carrier_ref, { label: 'carrier_claim.carrier_ref' }),
        input(carrierClaimFields.code, { label: 'carrier_claim.code' }),
      ],
    },
    {
      key: 'papers', label: 'screen.goods-return/claim.section.papers',
      inputs: [
        input(carrierClaimFields.attachments, { label: 'carrier_claim.attachments' }),
        input(carrierClaimFields.note, { label: 'carrier_claim.note' }),
      ],
    },
    {
      key: 'outcome', label: 'screen.goods-return/claim.section.outcome', columns: 2,
      visible: (c: Logic<CarrierClaim>) => c.record.id != null,
      inputs: [
        input(carrierClaimFields.paid_amount, { label: 'carrier_claim.paid_amount' }),
        input(carrierClaimFields.paid_on, { label: 'carrier_claim.paid_on' }),
        input(carrierClaimFields.answer, { label: 'carrier_claim.answer' }),
      ],
    },
  ],
  models: {
    carrier_claim: {
      name: 'carrier_claim', fields: Object.values(carrierClaimFields), rules: carrierClaimRules,
      workflows: [carrierClaimWorkflow],
    },
  },
  workflows: [carrierClaimWorkflow],
  validate: () => import('#generated/built/warehouse/carrier-claim.validate.gen.js'),
  draft: true,
  prefill: ['order_id', 'goods_return_id', 'kind'],
  aside: {
    facts: [
      { field: carrierClaimFields.delivery_company, label: 'carrier_claim.delivery_company' },
      { field: carrierClaimFields.amount, label: 'carrier_claim.amount' },
      { field: carrierClaimFields.paid_amount, label: 'carrier_claim.paid_amount' },
      { field: carrierClaimFields.paid_on, label: 'carrier_claim.paid_on' },
    ],
    related: [
      {
        label: 'screen.goods-return/history.title', route: '/goods-return/history', filter: 'order_id',
        from: 'order_id', isChoice: true, permissions: ['goods_return_history'],
        list: {
          screen: 'goods-return/history',
          urls: { list: '/goods-return-list', count: '/goods-return-count', download: '/goods-return-download' },
          viewModes: ['all', 'to_inspect', 'to_restock', 'differences', 'unknown', 'to_suppliers', 'goods'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function CarrierClaimForm() {
  return <FormScreen form={form} />;
}
