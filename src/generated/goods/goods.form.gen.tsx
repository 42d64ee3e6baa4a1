// Generated from schemas/goods/goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { goodsCodeFields, goodsCodeRules } from './goods-code.entity.gen.ts';
import { goodsFields, goodsRules } from './goods.entity.gen.ts';
import { setCostAction } from './set-cost.action.gen.ts';

export const form = createForm({
  screen: 'goods/list',
  route: '/goods/list',
  resource: 'goods',
  title: 'screen.goods/list.title',
  mode: 'edit',
  permissions: ['goods_manager'],
  create: ['goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.goods/list.section.main', columns: 2,
      inputs: [
        input(goodsFields.name, { label: 'goods.name', span: 2 }),
        input(goodsFields.category_id, { label: 'goods.category_id' }),
        input(goodsFields.sku, { label: 'goods.sku' }),
        input(goodsFields.barcode, { label: 'goods.barcode' }),
        input(goodsFields.unit, { label: 'goods.unit' }),
        input(goodsFields.item_per_pack, { label: 'goods.item_per_pack' }),
        input(goodsFields.size, { label: 'goods.size' }),
        input(goodsFields.style_code, { label: 'goods.style_code' }),
        input(goodsFields.color, { label: 'goods.color' }),
        input(goodsFields.weight, { label: 'goods.weight' }),
        input(goodsFields.dimensions, { label: 'goods.dimensions' }),
        input(goodsFields.active, { label: 'goods.active' }),
        input(goodsFields.description, { label: 'goods.description', span: 2 }),
      ],
    },
    {
      key: 'codes', label: 'screen.goods/list.section.codes',
      inputs: [
        input(goodsFields.codes, {
          label: 'goods.codes', help: 'screen.goods/list.help.codes',
          rows: [
            input(goodsCodeFields.code, { label: 'goods_code.code' }),
            input(goodsCodeFields.factor, { label: 'goods_code.factor' }),
          ],
        }),
      ],
    },
    {
      key: 'classification', label: 'screen.goods/list.section.classification', columns: 2,
      inputs: [
        input(goodsFields.supplier_id, { label: 'goods.supplier_id' }),
        input(goodsFields.profile_id, { label: 'goods.profile_id' }),
      ],
    },
    {
      key: 'stock', label: 'screen.goods/list.section.stock', columns: 2,
      inputs: [
        input(goodsFields.min_stock, { label: 'goods.min_stock' }),
        input(goodsFields.max_stock, { label: 'goods.max_stock' }),
        input(goodsFields.has_expiry, { label: 'goods.has_expiry' }),
        input(goodsFields.shelf_life_days, { label: 'goods.shelf_life_days' }),
        input(goodsFields.min_sell_days, { label: 'goods.min_sell_days' }),
      ],
    },
    {
      key: 'pictures', label: 'screen.goods/list.section.pictures',
      inputs: [
        input(goodsFields.image, { label: 'goods.image' }),
        input(goodsFields.images, { label: 'goods.images', help: 'screen.goods/list.help.images' }),
      ],
    },
    {
      key: 'prices', label: 'screen.goods/list.section.prices', columns: 2,
      inputs: [
        input(goodsFields.retail_price, { label: 'goods.retail_price', help: 'screen.goods/list.help.retail_price' }),
        input(goodsFields.wholesale_price, { label: 'goods.wholesale_price' }),
        input(goodsFields.listed_price, { label: 'goods.listed_price' }),
        input(goodsFields.internal_price, { label: 'goods.internal_price' }),
        input(goodsFields.tax_rate, { label: 'goods.tax_rate' }),
        input(goodsFields.cost_price, { label: 'goods.cost_price' }),
      ],
    },
    {
      key: 'label', label: 'screen.goods/list.section.label', columns: 2,
      inputs: [
        input(goodsFields.origin, { label: 'goods.origin' }),
        input(goodsFields.element, { label: 'goods.element' }),
        input(goodsFields.sub_stamp_content, {
          label: 'goods.sub_stamp_content', span: 2, help: 'screen.goods/list.help.sub_stamp_content',
        }),
        input(goodsFields.stamp_mark, { label: 'goods.stamp_mark', span: 2, help: 'screen.goods/list.help.stamp_mark' }),
      ],
    },
  ],
  models: {
    goods: { name: 'goods', fields: Object.values(goodsFields), rules: goodsRules },
    goods_code: {
      name: 'goods_code', fields: Object.values(goodsCodeFields), rules: goodsCodeRules,
      parent: { entity: 'goods', foreignKey: 'goods_id', field: 'codes' },
    },
  },
  actions: [setCostAction],
  validate: () => import('#generated/built/goods/goods.validate.gen.js'),
  draft: true,
  aside: {
    facts: [
      { field: goodsFields.retail_price, label: 'goods.retail_price' },
      { field: goodsFields.margin, label: 'goods.margin' },
      { field: goodsFields.category_id, label: 'goods.category_id' },
      { field: goodsFields.supplier_id, label: 'goods.supplier_id' },
    ],
    related: [
      {
        label: 'screen.goods/list/stock.title', route: '/goods/list/stock', filter: 'goods_id', from: 'id',
        isChoice: true, permissions: ['goods_manager'],
        list: {
          screen: 'goods/list/stock',
          urls: { list: '/stock-level-list', count: '/stock-level-count', download: '/stock-level-download' },
          viewModes: [], where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.goods/list/moves.title', route: '/goods/list/moves', filter: 'goods_id', from: 'id',
        isChoice: true, permissions: ['goods_manager'],
        list: {
          screen: 'goods/list/moves',
          urls: { list: '/stock-move-list', count: '/stock-move-count', download: '/stock-move-download' },
          viewModes: [],
        },
      },
      {
        label: 'screen.goods/reserved.title', route: '/goods/reserved', filter: 'goods_id', from: 'id', isChoice: true,
        permissions: ['goods_manager'],
        list: {
          screen: 'goods/reserved',
          urls: { list: '/reservation-list', count: '/reservation-count', download: '/reservation-download' },
          viewModes: ['active', 'ending', 'released', 'all'], where: { warehouse_id: { mine: 'warehouse' } },
        },
      },
      {
        label: 'screen.goods/list/expiring.title', route: '/goods/list/expiring', filter: 'goods_id', from: 'id',
        isChoice: true, permissions: ['goods_manager'],
        list: {
          screen: 'goods/list/expiring',
          urls: { list: '/expiring-list', count: '/expiring-count', download: '/expiring-download' },
          viewModes: ['in_30', 'in_60', 'in_90', 'expired'], where: { quantity: { from: 1 } },
        },
      },
      {
        label: 'screen.nsca/stamp.title', route: '/nsca/stamp', filter: 'goods_id', from: 'id', isChoice: true,
        permissions: ['nsca_stamp'],
        list: {
          screen: 'nsca/stamp', urls: { list: '/stamp-list', count: '/stamp-count', download: '/stamp-download' },
          viewModes: ['all', 'unprinted', 'recalled'],
        },
      },
      {
        label: 'screen.administration/goods-price.title', route: '/administration/goods-price', filter: 'goods_id',
        from: 'id', isChoice: true, permissions: ['administration_goods_price'],
        list: {
          screen: 'administration/goods-price',
          urls: { list: '/goods-price-list', count: '/goods-price-count', download: '/goods-price-download' },
          viewModes: ['current', 'scheduled', 'no_price', 'history'],
        },
      },
      {
        label: 'screen.account/listing.title', route: '/account/listing', filter: 'goods_id', from: 'id',
        isChoice: true, permissions: ['customer_account', 'goods_manager'],
        list: {
          screen: 'account/listing',
          urls: { list: '/listing-map-list', count: '/listing-map-count', download: '/listing-map-download' },
          viewModes: ['all', 'unlinked', 'error'],
        },
      },
      {
        label: 'screen.administration/receipt-history.title', route: '/administration/receipt-history',
        filter: 'lines.goods_id', from: 'id', isChoice: true, permissions: ['administration_receipt_history'],
        list: {
          screen: 'administration/receipt-history',
          urls: {
            list: '/receipt-history-list', count: '/receipt-history-count', download: '/receipt-history-download',
          },
          viewModes: ['received', 'no_cost', 'to_post', 'all', 'goods'],
        },
      },
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'lines.goods_id', from: 'id', isChoice: true,
        permissions: ['order_manager'],
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
  display: [{ field: 'sku' }, ' – ', { field: 'name' }],
});

export default function GoodsForm() {
  return <FormScreen form={form} />;
}
