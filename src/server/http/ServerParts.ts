import type { ServerModel } from '#contract/model.ts';
import type { HttpPort } from '#contract/ports.ts';
import type { ChangeContext } from '#contract/module.ts';
import type { Passwords } from '#server/account/createPasswords.ts';
import type { SessionStore } from '#server/account/sessionStore.ts';
import type { Db } from '#server/db/Db.ts';
import type { FileStore } from '#server/files/createFileStore.ts';
import type { Jobs } from '#server/jobs/createJobs.ts';
import type { Messages } from '#server/messages/createMessages.ts';
import type { Notifier } from '#server/notify/createNotifier.ts';
import type { Signals } from '#server/realtime/createSignals.ts';
import type { Secrets } from '#server/secrets/createSecrets.ts';
import type { Threads } from '#server/threads/createThreads.ts';
import type { Change } from '#server/write/runChange.ts';
import type { Texts } from './createTexts.ts';

/** What routes and jobs are made of; put together in `main.ts`, handed to every route plugin. */
export interface ServerParts {
  model: ServerModel;
  db: Db;
  sessions: SessionStore;
  passwords: Passwords;
  jobs: Jobs;
  signals: Signals;
  /** Tells people what happened, by the registry of notifications. */
  notifier: Notifier;
  /** What a module's code is given of a change. */
  moduleContext: (change: Change, module: string) => ChangeContext;
  files: FileStore;
  /** SMS and mail. */
  messages: Messages;
  threads: Threads;
  texts: Texts;
  /** What is stored encrypted. */
  secrets: Secrets;
  /** The way to other systems. */
  http: HttpPort;
  /** Where the product stands: addresses in links. */
  publicUrl: string;
  /** Pages of other origins that may call. */
  allowedOrigins: readonly string[];
  /** File of a typeface for signs that PDF files could not have else. */
  pdfFont?: string | undefined;
  /** The clock. */
  now: () => Date;
}
