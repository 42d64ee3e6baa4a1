import { defineModule } from '#generated/messaging/module.gen.server.ts';
import { oauthZalo } from './connect.server.ts';

export default defineModule({
  callbacks: { oauth_zalo: oauthZalo },
});
