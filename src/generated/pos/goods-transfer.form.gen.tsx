// Generated from schemas/pos/goods-transfer.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import {
  goodsTransferLineFields,
  goodsTransferLineRules,
} from '#generated/warehouse/goods-transfer-line.entity.gen.ts';
import {
  goodsTransferParcelFields,
  goodsTransferParcelRules,
} from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import {
  type GoodsTransfer,
  goodsTransferFields,
  goodsTransferRules,
} from '#generated/warehouse/goods-transfer.entity.gen.ts';
import { goodsTransferWorkflow } from '#generated/warehouse/goods-transfer.workflow.gen.ts';
import { receiveTransferAction } from '#generated/warehouse/receive-transfer.action.gen.ts';
import { scanTransferStampsAction } from '#generated/warehouse/scan-transfer-stamps.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/goods-transfer',
  route: '/pos/goods-transfer',
  resource: 'goods_transfer',
  title: 'screen.pos/goods-transfer.title',
  mode: 'edit',
  permissions: ['pos_goods_transfer'],
  create: ['pos_goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.pos/goods-transfer.section.main', columns: 2,
      inputs: [
        input(goodsTransferFields.from_warehouse_id, { label: 'goods_transfer.from_warehouse_id', mine: 'shop' }),
        input(goodsTransferFields.to_warehouse_id, { label: 'goods_transfer.to_warehouse_id' }),
        input(goodsTransferFields.reason, { label: 'goods_transfer.reason' }),
        input(goodsTransferFields.expected_at, { label: 'goods_transfer.expected_at' }),
        input(goodsTransferFields.note, { label: 'goods_transfer.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/goods-transfer.section.lines',
      inputs: [
        input(goodsTransferFields.lines, {
          label: 'goods_transfer.lines',
          beside: {
            url: '/goods-transfer-figures', of: 'goods_id',
            with: { warehouse_id: 'from_warehouse_id', to_warehouse_id: 'to_warehouse_id' },
            show: [
              { key: 'available', label: 'screen.pos/goods-transfer.beside.available' },
              { key: 'there', label: 'screen.pos/goods-transfer.beside.there' },
              { key: 'days', label: 'screen.pos/goods-transfer.beside.days' },
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
          ],
        }),
      ],
    },
    {
      key: 'way', label: 'screen.pos/goods-transfer.section.way', columns: 2,
      inputs: [
        input(goodsTransferFields.code, { label: 'goods_transfer.code' }),
        input(goodsTransferFields.sku_count, { label: 'goods_transfer.sku_count' }),
        input(goodsTransferFields.quantity, { label: 'goods_transfer.quantity' }),
        input(goodsTransferFields.received_quantity, { label: 'goods_transfer.received_quantity' }),
        input(goodsTransferFields.difference, { label: 'goods_transfer.difference' }),
        input(goodsTransferFields.sent_at, { label: 'goods_transfer.sent_at' }),
        input(goodsTransferFields.received_at, { label: 'goods_transfer.received_at' }),
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
      { field: goodsTransferFields.quantity, label: 'goods_transfer.quantity' },
      { field: goodsTransferFields.difference, label: 'goods_transfer.difference' },
      { field: goodsTransferFields.sent_at, label: 'goods_transfer.sent_at' },
    ],
    related: [
      {
        label: 'screen.pos/goods-receipt-create.title', route: '/pos/goods-receipt-create', filter: 'transfer_id',
        from: 'id', isChoice: true, permissions: ['pos_goods_receipt_create'],
        list: {
          screen: 'pos/goods-receipt-create',
          urls: {
            list: '/pos-goods-receipt-list', count: '/pos-goods-receipt-count', download: '/pos-goods-receipt-download',
          },
          viewModes: ['arriving', 'counting', 'differences', 'closed', 'all'], where: { pos_id: { mine: 'pos' } },
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
