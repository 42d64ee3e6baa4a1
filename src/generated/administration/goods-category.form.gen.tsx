// Generated from schemas/administration/goods-category.form.json. Edit that file and run `npm run generate`.
import { goodsCategoryFields, goodsCategoryRules } from '#generated/goods/goods-category.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-category',
  route: '/administration/goods-category',
  resource: 'goods_category',
  title: 'screen.administration/goods-category.title',
  mode: 'edit',
  permissions: ['administration_goods_category'],
  create: ['administration_goods_category'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-category.section.main', columns: 2,
      inputs: [
        input(goodsCategoryFields.code, { label: 'goods_category.code' }),
        input(goodsCategoryFields.name, { label: 'goods_category.name' }),
        input(goodsCategoryFields.classification, { label: 'goods_category.classification' }),
        input(goodsCategoryFields.parent_id, { label: 'goods_category.parent_id' }),
        input(goodsCategoryFields.active, { label: 'goods_category.active' }),
      ],
    },
    {
      key: 'goods', label: 'screen.administration/goods-category.section.goods', columns: 2,
      inputs: [
        input(goodsCategoryFields.unit, { label: 'goods_category.unit' }),
        input(goodsCategoryFields.tax_rate, {
          label: 'goods_category.tax_rate', help: 'screen.administration/goods-category.help.tax_rate',
        }),
        input(goodsCategoryFields.has_expiry, { label: 'goods_category.has_expiry' }),
        input(goodsCategoryFields.profile_required, {
          label: 'goods_category.profile_required', help: 'screen.administration/goods-category.help.profile_required',
        }),
      ],
    },
    {
      key: 'label', label: 'screen.administration/goods-category.section.label',
      inputs: [
        input(goodsCategoryFields.sub_stamp_content, {
          label: 'goods_category.sub_stamp_content',
          help: 'screen.administration/goods-category.help.sub_stamp_content',
        }),
        input(goodsCategoryFields.stamp_mark, { label: 'goods_category.stamp_mark' }),
      ],
    },
  ],
  models: {
    goods_category: { name: 'goods_category', fields: Object.values(goodsCategoryFields), rules: goodsCategoryRules },
  },
  validate: () => import('#generated/built/goods/goods-category.validate.gen.js'),
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function GoodsCategoryForm() {
  return <FormScreen form={form} />;
}
