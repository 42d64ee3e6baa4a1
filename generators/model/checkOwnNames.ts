import cronParser from 'cron-parser';
import type { CodeSite } from './buildModuleCode.ts';
import { hintOf } from './buildReport.ts';
import type { CodeKey } from './readModuleCode.ts';

/** What the code of a module names of itself, where it stands there in plain texts: jobs and times of schedules, paths of webhooks. */
export function checkOwnNames(site: CodeSite): void {
  const { parts } = site;
  const jobs = parts.get('jobs');
  const known = jobs === undefined ? new Set<string>() : jobs.isWhole ? new Set(jobs.keys.keys()) : null;
  for (const [key, schedule] of parts.get('schedules')?.keys ?? []) {
    if (known) checkJob(site, key, schedule, known);
    checkTime(site, key, schedule);
  }
  checkPaths(site);
}

function checkJob(site: CodeSite, key: string, { texts }: CodeKey, jobs: ReadonlySet<string>): void {
  const job = texts.get('job');
  if (job === undefined || jobs.has(job.value)) return;
  const hint = hintOf(job.value, jobs);
  say(site, job.offset, `schedules.${key}.job "${job.value}" is no job of this module.`, hint);
}

function checkTime(site: CodeSite, key: string, { texts }: CodeKey): void {
  const cron = texts.get('cron');
  if (cron === undefined || isTime(cron.value)) return;
  const text = `schedules.${key}.cron "${cron.value}" is no time.`;
  say(site, cron.offset, text, 'Write minute, hour, day of the month, month, day of the week: "0 7 * * *".');
}

function isTime(cron: string): boolean {
  try {
    cronParser.parseExpression(cron);
    return cron.trim().split(/\s+/).length === 5;
  } catch {
    return false;
  }
}

/** Two webhooks of a module cannot be told apart by their address. */
function checkPaths(site: CodeSite): void {
  const seen = new Map<string, string>();
  for (const [key, { texts }] of site.parts.get('webhooks')?.keys ?? []) {
    const path = texts.get('path');
    if (path === undefined) continue;
    const first = seen.get(path.value);
    if (first === undefined) seen.set(path.value, key);
    else
      say(
        site,
        path.offset,
        `webhooks.${key}.path "${path.value}" leads to webhooks.${first} already.`,
        undefined,
      );
  }
}

function say(
  { context, file, text }: CodeSite,
  offset: number,
  what: string,
  hint: string | undefined,
): void {
  const message = hint === undefined ? what : `${what} ${hint}`;
  context.report.atOffset({ file, text }, offset, 'GEN504', message);
}
