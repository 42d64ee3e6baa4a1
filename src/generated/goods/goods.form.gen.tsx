// Generated from schemas/goods/goods.form.json. Edit that file and run `npm run generate`.
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { goodsFields, goodsRules } from './goods.entity.gen.ts';

export const form: FormDefinition = {
  screen: 'goods/list',
  route: '/goods/list',
  resource: 'goods',
  title: 'screen.goods/list.title',
  mode: 'edit',
  permissions: ['goods_manager'],
  create: ['goods_manager'],
  layout: 'sections',
  sections: [
    {
      key: 'main', label: 'screen.goods/list.section.main', columns: 2,
      inputs: [
        input(goodsFields.name, { label: 'goods.name', span: 2 }),
        input(goodsFields.sku, { label: 'goods.sku' }),
        input(goodsFields.barcode, { label: 'goods.barcode' }),
        input(goodsFields.unit, { label: 'goods.unit' }),
        input(goodsFields.size, { label: 'goods.size' }),
        input(goodsFields.weight, { label: 'goods.weight' }),
        input(goodsFields.dimensions, { label: 'goods.dimensions' }),
        input(goodsFields.has_expiry, { label: 'goods.has_expiry' }),
        input(goodsFields.description, { label: 'goods.description', span: 2 }),
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
        input(goodsFields.retail_price, { label: 'goods.retail_price' }),
        input(goodsFields.wholesale_price, { label: 'goods.wholesale_price' }),
        input(goodsFields.listed_price, { label: 'goods.listed_price' }),
        input(goodsFields.internal_price, { label: 'goods.internal_price' }),
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
  validate: () => import('#generated/built/goods/goods.validate.gen.js'),
  draft: true,
  display: [{ field: 'sku' }, ' – ', { field: 'name' }],
};

export default function GoodsForm() {
  return <FormScreen form={form} />;
}
