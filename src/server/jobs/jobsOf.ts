import type { JobCode } from '#contract/job.ts';
import type { ServerModel } from '#contract/model.ts';
import type { WebhookCode } from '#contract/webhook.ts';
import { toWebhookJob } from '#server/webhooks/webhookJob.ts';

/** A webhook of a module, and the job that works on what it received. */
export interface Webhook {
  /** `<module>.<key>`. */
  name: string;
  module: string;
  /** Name of its job. */
  job: string;
  code: WebhookCode;
}

export const webhooksOf = ({ code }: Pick<ServerModel, 'code'>): Webhook[] =>
  Object.entries(code).flatMap(([module, { webhooks = {} }]) =>
    Object.entries(webhooks).map(([key, webhook]) => ({
      name: `${module}.${key}`,
      module,
      job: `${module}.hook-${key}`,
      code: webhook,
    })),
  );

const jobsByModel = new WeakMap<ServerModel['code'], ReadonlyMap<string, JobCode>>();

/** Every job of the modules by its name `<module>.<key>`, those of their webhooks among them. */
export function jobsOf({ code }: Pick<ServerModel, 'code'>): ReadonlyMap<string, JobCode> {
  let jobs = jobsByModel.get(code);
  if (!jobs) jobsByModel.set(code, (jobs = collectJobs(code)));
  return jobs;
}

function collectJobs(code: ServerModel['code']): ReadonlyMap<string, JobCode> {
  const own = Object.entries(code).flatMap(([module, { jobs = {} }]) =>
    Object.entries(jobs).map(([key, job]) => [`${module}.${key}`, job] as const),
  );
  const received = webhooksOf({ code }).map((webhook) => [webhook.job, toWebhookJob(webhook.code)] as const);
  return new Map([...own, ...received]);
}

/** A module's job by its name. Throws an Error when there is none. */
export function jobOf(model: Pick<ServerModel, 'code'>, name: string): JobCode {
  const job = jobsOf(model).get(name);
  if (!job) throw new Error(`no module has the job "${name}": say a key of its jobs`);
  return job;
}
