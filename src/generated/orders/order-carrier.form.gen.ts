// Generated from schemas/orders/order-carrier.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';

export type OrderCarrierForm = {
  delivery_company: Carrier;
};

export const orderCarrierFormFields = createFields({
  delivery_company: { type: 'enum', json: 'string', required: true, enum: carrier },
});
