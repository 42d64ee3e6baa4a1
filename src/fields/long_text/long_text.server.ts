import { textServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const longTextServer: ServerFieldType = { ...textServer, name: 'long_text', sheetWidth: 40 };
