import { textServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const linkServer: ServerFieldType = { ...textServer, name: 'link' };
