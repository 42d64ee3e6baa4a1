// Generated from schemas/goods/goods.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
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
      key: 'classification', label: 'screen.goods/list.section.classification', columns: 2,
      inputs: [
        input(goodsFields.category_id, { label: 'goods.category_id' }),
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
  models: { goods: { name: 'goods', fields: Object.values(goodsFields), rules: goodsRules } },
  actions: [setCostAction],
  validate: () => import('#generated/built/goods/goods.validate.gen.js'),
  draft: true,
  display: [{ field: 'sku' }, ' – ', { field: 'name' }],
});

export default function GoodsForm() {
  return <FormScreen form={form} />;
}
