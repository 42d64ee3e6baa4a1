// Generated from schemas/warehouse/goods-transfer.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { goodsTransferLineFields, goodsTransferLineRules } from './goods-transfer-line.entity.gen.ts';
import { goodsTransferParcelFields, goodsTransferParcelRules } from './goods-transfer-parcel.entity.gen.ts';
import { type GoodsTransfer, goodsTransferFields, goodsTransferRules } from './goods-transfer.entity.gen.ts';
import { goodsTransferWorkflow } from './goods-transfer.workflow.gen.ts';
import { receiveTransferAction } from './receive-transfer.action.gen.ts';
import { scanTransferStampsAction } from './scan-transfer-stamps.action.gen.ts';

export const form = createForm({
  screen: 'goods/transfer',
  route: '/goods/transfer',
  resource: 'goods_transfer',
  title: 'screen.goods/transfer.title',
  mode: 'edit',
  permissions: ['goods_transfer'],
  create: ['goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.goods/transfer.section.main', columns: 2,
      inputs: [
        input(goodsTransferFields.from_warehouse_id, { label: 'goods_transfer.from_warehouse_id' }),
        input(goodsTransferFields.to_warehouse_id, { label: 'goods_transfer.to_warehouse_id' }),
        input(goodsTransferFields.reason, { label: 'goods_transfer.reason' }),
        input(goodsTransferFields.split_type, { label: 'goods_transfer.split_type' }),
        input(goodsTransferFields.split_value, { label: 'goods_transfer.split_value' }),
        input(goodsTransferFields.delivery_company, { label: 'goods_transfer.delivery_company' }),
        input(goodsTransferFields.receiver_phone, {
          label: 'goods_transfer.receiver_phone',
          lookup: {
            url: '/consignees-found', value: 'phone', show: ['code', 'name', 'address'], debounceMs: 500,
            fill: { delivery_company: 'delivery_company' }, quiet: true, param: 'text',
          },
        }),
        input(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at' }),
        input(goodsTransferFields.note, { label: 'goods_transfer.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods/transfer.section.lines',
      inputs: [
        input(goodsTransferFields.lines, {
          label: 'goods_transfer.lines', scan: { url: '/goods-scanned', count: 'quantity' },
          beside: {
            url: '/goods-transfer-figures', of: 'goods_id',
            with: { warehouse_id: 'from_warehouse_id', to_warehouse_id: 'to_warehouse_id' },
            show: [
              { key: 'available', label: 'screen.goods/transfer.beside.available' },
              { key: 'there', label: 'screen.goods/transfer.beside.there' },
              { key: 'days', label: 'screen.goods/transfer.beside.days' },
            ],
            most: 'quantity',
          },
          rows: [
            input(goodsTransferLineFields.goods_id, { label: 'goods_transfer_line.goods_id' }),
            input(goodsTransferLineFields.quantity, { label: 'goods_transfer_line.quantity' }),
            input(goodsTransferLineFields.expired_date, { label: 'goods_transfer_line.expired_date' }),
            input(goodsTransferLineFields.stamp_codes, { label: 'goods_transfer_line.stamp_codes' }),
            input(goodsTransferLineFields.sent_quantity, { label: 'goods_transfer_line.sent_quantity' }),
            input(goodsTransferLineFields.received_quantity, { label: 'goods_transfer_line.received_quantity' }),
            input(goodsTransferLineFields.difference_to, { label: 'goods_transfer_line.difference_to' }),
            input(goodsTransferLineFields.unit_price, { label: 'goods_transfer_line.unit_price' }),
          ],
        }),
      ],
    },
    {
      key: 'parcels', label: 'screen.goods/transfer.section.parcels',
      visible: (c: Logic<GoodsTransfer>) => c.record.parcel_count != null,
      inputs: [
        input(goodsTransferFields.parcels, {
          label: 'goods_transfer.parcels',
          rows: [
            input(goodsTransferParcelFields.number, { label: 'goods_transfer_parcel.number' }),
            input(goodsTransferParcelFields.goods_id, { label: 'goods_transfer_parcel.goods_id' }),
            input(goodsTransferParcelFields.quantity, { label: 'goods_transfer_parcel.quantity' }),
            input(goodsTransferParcelFields.unit_weight, { label: 'goods_transfer_parcel.unit_weight' }),
            input(goodsTransferParcelFields.delivery_order_id, { label: 'goods_transfer_parcel.delivery_order_id' }),
          ],
        }),
      ],
    },
    {
      key: 'way', label: 'screen.goods/transfer.section.way', columns: 2,
      inputs: [
        input(goodsTransferFields.code, { label: 'goods_transfer.code' }),
        input(goodsTransferFields.sku_count, { label: 'goods_transfer.sku_count' }),
        input(goodsTransferFields.parcel_count, { label: 'goods_transfer.parcel_count' }),
        input(goodsTransferFields.quantity, { label: 'goods_transfer.quantity' }),
        input(goodsTransferFields.received_quantity, { label: 'goods_transfer.received_quantity' }),
        input(goodsTransferFields.difference, { label: 'goods_transfer.difference' }),
        input(goodsTransferFields.amount, { label: 'goods_transfer.amount' }),
        input(goodsTransferFields.sent_at, { label: 'goods_transfer.sent_at' }),
        input(goodsTransferFields.received_at, { label: 'goods_transfer.received_at' }),
        input(goodsTransferFields.settled_as, { label: 'goods_transfer.settled_as' }),
      ],
    },
  ],
  models: {
    goods_transfer: {
      name: 'goods_transfer', fields: Object.values(goodsTransferFields), rules: goodsTransferRules,
      workflows: [goodsTransferWorkflow],
    },
    goods_transfer_line: {
      name: 'goods_transfer_line', fields: Object.values(goodsTransferLineFields), rules: goodsTransferLineRules,
      parent: { entity: 'goods_transfer', foreignKey: 'goods_transfer_id', field: 'lines' },
    },
    goods_transfer_parcel: {
      name: 'goods_transfer_parcel', fields: Object.values(goodsTransferParcelFields), rules: goodsTransferParcelRules,
      parent: { entity: 'goods_transfer', foreignKey: 'goods_transfer_id', field: 'parcels' },
    },
  },
  workflows: [goodsTransferWorkflow],
  changeableRows: (c: Logic<GoodsTransfer>) =>
    c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id),
  actions: [receiveTransferAction, scanTransferStampsAction],
  validate: () => import('#generated/built/warehouse/goods-transfer.validate.gen.js'),
  draft: true,
  aside: {
    facts: [
      { field: goodsTransferFields.status, label: 'goods_transfer.status' },
      { field: goodsTransferFields.quantity, label: 'goods_transfer.quantity' },
      { field: goodsTransferFields.parcel_count, label: 'goods_transfer.parcel_count' },
      { field: goodsTransferFields.sent_at, label: 'goods_transfer.sent_at' },
    ],
    related: [
      {
        label: 'screen.goods/transfer.related.parcels', route: '/orders/list', filter: 'transfer_code', from: 'code',
        isChoice: false, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'screen.goods-receipt/list.title', route: '/goods-receipt/list', filter: 'transfer_id', from: 'id',
        isChoice: true, permissions: ['goods_receipt_create'],
        list: {
          screen: 'goods-receipt/list',
          urls: { list: '/goods-receipt-list', count: '/goods-receipt-count', download: '/goods-receipt-download' },
          viewModes: ['all', 'expected_today', 'receiving', 'to_approve', 'to_stow'],
          where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function GoodsTransferForm() {
  return <FormScreen form={form} />;
}
