import { textServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const addressServer: ServerFieldType = { ...textServer, name: 'address', sheetWidth: 40 };
