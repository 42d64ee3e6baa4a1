// Generated from schemas/warehouse/pos-display-request-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  posDisplayRequestLineDisplay,
  posDisplayRequestLineFields,
  posDisplayRequestLineRules,
} from './pos-display-request-line.entity.gen.ts';

export const posDisplayRequestLineModel = createEntity({
  name: 'pos_display_request_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(posDisplayRequestLineFields),
  display: posDisplayRequestLineDisplay,
  access: {
    read: ['administration_pos_goods_display_request', 'pos_goods_transfer'], create: null, update: null, delete: null,
  },
  lookup: ['administration_pos_goods_display_request', 'pos_goods_transfer'],
  rules: posDisplayRequestLineRules,
  parent: { entity: 'pos_display_request', foreignKey: 'pos_display_request_id', field: 'lines' },
});
