// Generated from schemas/crm/quote.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { priceRequestLineFields, priceRequestLineRules } from './price-request-line.entity.gen.ts';
import { priceRequestFields, priceRequestRules } from './price-request.entity.gen.ts';
import { priceRequestWorkflow } from './price-request.workflow.gen.ts';

export const form = createForm({
  screen: 'crm/quote',
  route: '/crm/quote',
  resource: 'price_request',
  title: 'screen.crm/quote.title',
  mode: 'edit',
  permissions: ['crm_lead_complete'],
  create: ['crm_lead_complete'],
  remove: ['crm_lead_complete'],
  sections: [
    {
      key: 'main', label: 'screen.crm/quote.section.main', columns: 2,
      inputs: [
        input(priceRequestFields.product, { label: 'price_request.product' }),
        input(priceRequestFields.goods_id, { label: 'price_request.goods_id' }),
        input(priceRequestFields.quantity, { label: 'price_request.quantity' }),
        input(priceRequestFields.valid_until, { label: 'price_request.valid_until' }),
        input(priceRequestFields.lead_id, { label: 'price_request.lead_id' }),
        input(priceRequestFields.note, { label: 'price_request.note', span: 2 }),
        input(priceRequestFields.images, { label: 'price_request.images', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.crm/quote.section.lines',
      inputs: [
        input(priceRequestFields.lines, {
          label: 'price_request.lines',
          rows: [
            input(priceRequestLineFields.name, { label: 'price_request_line.name' }),
            input(priceRequestLineFields.goods_id, { label: 'price_request_line.goods_id' }),
            input(priceRequestLineFields.quantity, { label: 'price_request_line.quantity' }),
            input(priceRequestLineFields.unit_price, { label: 'price_request_line.unit_price' }),
            input(priceRequestLineFields.lead_time, { label: 'price_request_line.lead_time' }),
          ],
        }),
      ],
    },
  ],
  models: {
    price_request: {
      name: 'price_request', fields: Object.values(priceRequestFields), rules: priceRequestRules,
      workflows: [priceRequestWorkflow],
    },
    price_request_line: {
      name: 'price_request_line', fields: Object.values(priceRequestLineFields), rules: priceRequestLineRules,
      parent: { entity: 'price_request', foreignKey: 'price_request_id', field: 'lines' },
    },
  },
  workflows: [priceRequestWorkflow],
  validate: () => import('#generated/built/crm/price-request.validate.gen.js'),
  aside: {
    facts: [
      { field: priceRequestFields.status, label: 'price_request.status' },
      { field: priceRequestFields.code, label: 'price_request.code' },
      { field: priceRequestFields.account_id, label: 'price_request.account_id' },
      { field: priceRequestFields.total, label: 'price_request.total' },
      { field: priceRequestFields.quoted_by, label: 'price_request.quoted_by' },
      { field: priceRequestFields.quoted_at, label: 'price_request.quoted_at' },
      { field: priceRequestFields.conversation_id, label: 'price_request.conversation_id' },
    ],
    related: [
      {
        label: 'screen.crm/lead-history.title', route: '/crm/lead-history', filter: 'conversation_id',
        from: 'conversation_id', isChoice: true,
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        list: {
          screen: 'crm/lead-history',
          urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
          viewModes: ['leads', 'goods', 'calls'],
        },
      },
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'conversation_id', from: 'conversation_id',
        isChoice: false, isRange: true, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function QuoteForm() {
  return <FormScreen form={form} />;
}
