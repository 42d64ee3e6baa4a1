import { jsonServer } from '#fields/json/json.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';
import { dimensions, type Dimensions } from './dimensions.ts';

/** In a sheet as on the screen: 30 × 20 × 10 cm. */
export const dimensionsServer: ServerFieldType = {
  ...jsonServer,
  name: 'dimensions',
  cell: (value, field, context) => ({
    value: dimensions.format((value ?? null) as Dimensions | null, field, context) || null,
  }),
};
