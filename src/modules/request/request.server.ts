import { defineModule } from '#generated/request/module.gen.server.ts';
import { completeRequests, notifyApprovers, notifyOverdue } from './requests.server.ts';

export default defineModule({
  hooks: { task_request: { beforeWrite: completeRequests, afterWrite: notifyApprovers } },
  jobs: {
    notify_overdue: {
      as: 'timer',
      async run({ change }) {
        await change(notifyOverdue);
      },
    },
  },
  schedules: { notify_overdue: { cron: '0 8 * * *', job: 'notify_overdue' } },
});
