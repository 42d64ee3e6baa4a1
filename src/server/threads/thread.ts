import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Order, Report, Task, TaskRunner, TaskTools } from './Task.ts';

/*
 * The entry of a thread: takes one order after the other. What a kind of work needs is loaded with its first task.
 */

type Runner = TaskRunner<never, unknown>;

const runners: Readonly<Record<string, () => Promise<Runner>>> = {
  write_sheet: async () => (await import('#server/export/writeSheetTask.ts')).writeSheetTask,
  read_sheet: async () => (await import('#server/import/readSheet.ts')).readSheet,
  write_template: async () => (await import('#server/import/writeTemplate.ts')).writeTemplate,
  write_errors: async () => (await import('#server/import/writeErrors.ts')).writeErrors,
  write_pdf: async () => (await import('#server/print/writePdf.ts')).writePdf,
};

const { databaseUrl } = workerData as { databaseUrl: string | undefined };

parentPort?.on('message', (order: Order) => void work(order));

async function work({ task, port }: Order): Promise<void> {
  const post = (report: Report) => port.postMessage(report);
  const tools: TaskTools = {
    databaseUrl,
    report: (value) => post({ type: 'progress', value }),
    async pull() {
      const answer = once(port, 'message');
      post({ type: 'pull' });
      return ((await answer) as unknown[])[0];
    },
  };
  try {
    post({ type: 'done', result: await run(task, tools) });
  } catch (error) {
    post({
      type: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  } finally {
    port.close();
  }
}

async function run(task: Task, tools: TaskTools): Promise<unknown> {
  const load = runners[task.kind];
  if (!load) throw new Error(`no thread does "${task.kind}"`);
  const runner = await load();
  return runner(task as never, tools);
}
