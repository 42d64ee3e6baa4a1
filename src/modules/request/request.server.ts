import { defineModule } from '#generated/request/module.gen.server.ts';
import { completeRequests, notifyPeople, notifyOverdue } from './requests.server.ts';

export default defineModule({
  hooks: { task_request: { beforeWrite: completeRequests, afterWrite: notifyPeople } },
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
