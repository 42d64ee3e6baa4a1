import { defineModule } from '#contract/module.ts';

export default defineModule({ effects: { tell_owner: async () => {} } });
