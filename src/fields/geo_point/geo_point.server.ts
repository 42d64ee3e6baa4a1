import { jsonServer } from '#fields/json/json.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const geoPointServer: ServerFieldType = { ...jsonServer, name: 'geo_point' };
