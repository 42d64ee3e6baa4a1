// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import { createModel } from '#contract/createModel.ts';
import { sharedParts } from './_shared/parts.gen.server.ts';
import { administrationParts } from './administration/parts.gen.server.ts';
import { messages } from './built/messages.gen.server.ts';
import { migrations } from './built/migrations.gen.server.ts';
import { validators } from './built/validators.gen.server.ts';
import { buyerParts } from './buyer/parts.gen.server.ts';
import { crmParts } from './crm/parts.gen.server.ts';
import { dcParts } from './dc/parts.gen.server.ts';
import { deliveryParts } from './delivery/parts.gen.server.ts';
import { goodsParts } from './goods/parts.gen.server.ts';
import { goodsProductionParts } from './goods_production/parts.gen.server.ts';
import { invoiceParts } from './invoice/parts.gen.server.ts';
import { marketParts } from './market/parts.gen.server.ts';
import { materialParts } from './material/parts.gen.server.ts';
import { messagingParts } from './messaging/parts.gen.server.ts';
import { officeParts } from './office/parts.gen.server.ts';
import { ordersParts } from './orders/parts.gen.server.ts';
import { partnerParts } from './partner/parts.gen.server.ts';
import { permissions } from './permissions.gen.ts';
import { placeParts } from './place/parts.gen.server.ts';
import { posParts } from './pos/parts.gen.server.ts';
import { promotionParts } from './promotion/parts.gen.server.ts';
import { requestParts } from './request/parts.gen.server.ts';
import { stockParts } from './stock/parts.gen.server.ts';
import { systemParts } from './system/parts.gen.server.ts';
import { warehouseParts } from './warehouse/parts.gen.server.ts';

export const model = createModel([
  sharedParts,
  administrationParts,
  buyerParts,
  crmParts,
  dcParts,
  deliveryParts,
  goodsParts,
  goodsProductionParts,
  invoiceParts,
  marketParts,
  materialParts,
  messagingParts,
  officeParts,
  ordersParts,
  partnerParts,
  placeParts,
  posParts,
  promotionParts,
  requestParts,
  stockParts,
  systemParts,
  warehouseParts,
], { permissions, validators, migrations, messages });
