import { codeServer } from '#fields/code/code.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

export const barcodeServer: ServerFieldType = { ...codeServer, name: 'barcode' };
