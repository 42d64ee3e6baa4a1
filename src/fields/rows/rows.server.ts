import { jsonServer } from '#fields/json/json.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const rowsServer: ServerFieldType = { ...jsonServer, name: 'rows', column: () => null };
