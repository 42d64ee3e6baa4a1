import { codeServer } from '#fields/code/code.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const trackingServer: ServerFieldType = { ...codeServer, name: 'tracking' };
