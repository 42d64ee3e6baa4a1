import { defineModule } from '#contract/module.ts';

export default defineModule({
  actions: { task_result: async () => ({ result: '' }) },
  effects: { tell_owner: async () => {} },
});
