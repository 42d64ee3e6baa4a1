// Generated from schemas/administration/goods-profile.form.json. Edit that file and run `npm run generate`.
import { goodsProfileFields, goodsProfileRules } from '#generated/goods/goods-profile.entity.gen.ts';
import { renewProfileAction } from '#generated/goods/renew-profile.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-profile',
  route: '/administration/goods-profile',
  resource: 'goods_profile',
  title: 'screen.administration/goods-profile.title',
  mode: 'edit',
  permissions: ['administration_goods_profile'],
  create: ['administration_goods_profile'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-profile.section.main', columns: 2,
      inputs: [
        input(goodsProfileFields.code, { label: 'goods_profile.code' }),
        input(goodsProfileFields.name, { label: 'goods_profile.name' }),
        input(goodsProfileFields.classification, { label: 'goods_profile.classification' }),
        input(goodsProfileFields.active, { label: 'goods_profile.active' }),
        input(goodsProfileFields.business, { label: 'goods_profile.business', span: 2 }),
        input(goodsProfileFields.address, { label: 'goods_profile.address', span: 2 }),
      ],
    },
    {
      key: 'papers', label: 'screen.administration/goods-profile.section.papers', columns: 2,
      inputs: [
        input(goodsProfileFields.number, { label: 'goods_profile.number' }),
        input(goodsProfileFields.issued_by, { label: 'goods_profile.issued_by' }),
        input(goodsProfileFields.issued_on, { label: 'goods_profile.issued_on' }),
        input(goodsProfileFields.valid_to, { label: 'goods_profile.valid_to' }),
        input(goodsProfileFields.state, { label: 'goods_profile.state' }),
        input(goodsProfileFields.files, { label: 'goods_profile.files', span: 2 }),
      ],
    },
  ],
  models: {
    goods_profile: { name: 'goods_profile', fields: Object.values(goodsProfileFields), rules: goodsProfileRules },
  },
  actions: [renewProfileAction],
  validate: () => import('#generated/built/goods/goods-profile.validate.gen.js'),
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function GoodsProfileForm() {
  return <FormScreen form={form} />;
}
