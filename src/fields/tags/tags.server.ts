import { enumsServer } from '#fields/enums/enums.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const tagsServer: ServerFieldType = { ...enumsServer, name: 'tags' };
