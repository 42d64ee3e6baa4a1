import { caselessServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const emailServer: ServerFieldType = { ...caselessServer, name: 'email' };
