import { defineModule } from '#generated/place/module.gen.server.ts';
import { readAddress } from './readAddress.server.ts';

export default defineModule({ actions: { read_address: readAddress } });
