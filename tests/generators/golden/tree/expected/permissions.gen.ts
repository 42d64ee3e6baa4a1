// Generated from schemas/*/module.json. Edit those files and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';
import type { PermissionModel } from '#contract/model.ts';

export const permissions: readonly PermissionModel[] = [
  { code: 'agent', module: 'shop', group: 'shop' },
];

export const permission: EnumModel = {
  name: 'permission',
  type: 'string',
  values: permissions.map(({ code, group }) => ({ value: code, key: code, tone: 'neutral', group })),
};
