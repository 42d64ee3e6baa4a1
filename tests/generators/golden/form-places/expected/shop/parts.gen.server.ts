// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { clientModel } from './client.entity.gen.server.ts';
import { parcelNewForm } from './parcel-new.form.gen.server.ts';
import { parcelStartActionModel } from './parcel-start.action.gen.server.ts';
import { parcelModel } from './parcel.entity.gen.server.ts';
import { parcelForm } from './parcel.form.gen.server.ts';
import { unitModel } from './unit.entity.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, tab: 'shop', settings: [] },
  entities: [clientModel, parcelModel, unitModel],
  forms: [parcelNewForm, parcelForm],
  actions: [parcelStartActionModel],
};
