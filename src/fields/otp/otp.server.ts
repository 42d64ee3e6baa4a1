import { opaqueServer } from '#fields/text/text.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const otpServer: ServerFieldType = { ...opaqueServer, name: 'otp' };
