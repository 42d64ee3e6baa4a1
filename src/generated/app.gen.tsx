// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import { createApp } from '#web/app/createApp.ts';
import { administrationParts } from './administration/parts.gen.tsx';
import { messages } from './built/messages.gen.ts';
import { buyerParts } from './buyer/parts.gen.tsx';
import { crmParts } from './crm/parts.gen.tsx';
import { dcParts } from './dc/parts.gen.tsx';
import { deliveryParts } from './delivery/parts.gen.tsx';
import { goodsParts } from './goods/parts.gen.tsx';
import { goodsProductionParts } from './goods_production/parts.gen.tsx';
import { invoiceParts } from './invoice/parts.gen.tsx';
import { marketParts } from './market/parts.gen.tsx';
import { materialParts } from './material/parts.gen.tsx';
import { messagingParts } from './messaging/parts.gen.tsx';
import { officeParts } from './office/parts.gen.tsx';
import { ordersParts } from './orders/parts.gen.tsx';
import { partnerParts } from './partner/parts.gen.tsx';
import { placeParts } from './place/parts.gen.tsx';
import { posParts } from './pos/parts.gen.tsx';
import { promotionParts } from './promotion/parts.gen.tsx';
import { requestParts } from './request/parts.gen.tsx';
import { stockParts } from './stock/parts.gen.tsx';
import { systemParts } from './system/parts.gen.tsx';
import { warehouseParts } from './warehouse/parts.gen.tsx';

export const app = createApp([
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
], {
  messages,
  impliedCodes: [
    'crm_lead_create', 'crm_lead_temporary', 'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_complete',
    'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand', 'crm_blacklist',
    'goods_manager', 'goods_transfer', 'order_manager', 'order_create_single', 'order_cancel_and_change',
    'goods_receipt_create', 'goods_return_history', 'pos_goods_receipt_create', 'pos_order_create_single',
    'pos_goods_manager', 'pos_order_list', 'pos_order_online_list', 'administration_pos_goods_display_request',
    'administration_product_development', 'product_development_proposal', 'timekeeping_manager',
    'administration_request', 'administration_invoice',
  ],
  socialSdkCodes: ['crm_lead_create'],
  manual: () => import('./built/manual/manual.gen.ts'),
});
