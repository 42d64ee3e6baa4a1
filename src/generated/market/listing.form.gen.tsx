// Generated from schemas/market/listing.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { linkBySkuAction } from './link-by-sku.action.gen.ts';
import { linkListingAction } from './link-listing.action.gen.ts';
import { listingMapFields, listingMapRules } from './listing-map.entity.gen.ts';
import { pushListingAction } from './push-listing.action.gen.ts';

export const form = createForm({
  screen: 'account/listing',
  route: '/account/listing',
  resource: 'listing_map',
  title: 'screen.account/listing.title',
  mode: 'edit',
  permissions: ['customer_account', 'goods_manager'],
  update: ['goods_syn_e_market', 'customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.account/listing.section.main', columns: 2,
      inputs: [
        input(listingMapFields.platform_name, { label: 'listing_map.platform_name', span: 2 }),
        input(listingMapFields.platform_sku, { label: 'listing_map.platform_sku' }),
        input(listingMapFields.shop_connection_id, { label: 'listing_map.shop_connection_id' }),
        input(listingMapFields.combo_id, { label: 'listing_map.combo_id' }),
        input(listingMapFields.goods_id, {
          label: 'listing_map.goods_id', help: 'screen.account/listing.help.goods_id',
        }),
        input(listingMapFields.multiplier, { label: 'listing_map.multiplier' }),
        input(listingMapFields.status, { label: 'listing_map.status' }),
        input(listingMapFields.last_quantity, { label: 'listing_map.last_quantity' }),
        input(listingMapFields.last_price, { label: 'listing_map.last_price' }),
        input(listingMapFields.last_synced_at, { label: 'listing_map.last_synced_at' }),
        input(listingMapFields.error, { label: 'listing_map.error', span: 2 }),
        input(listingMapFields.price_error, { label: 'listing_map.price_error', span: 2 }),
      ],
    },
  ],
  models: { listing_map: { name: 'listing_map', fields: Object.values(listingMapFields), rules: listingMapRules } },
  actions: [linkBySkuAction, linkListingAction, pushListingAction],
  validate: () => import('#generated/built/market/listing-map.validate.gen.js'),
  display: [{ field: 'platform_name' }],
});

export default function ListingForm() {
  return <FormScreen form={form} />;
}
