import { pathToFileURL } from 'node:url';
import { readConfig } from '#server/config.ts';
import { applyModel, createHandler } from '#server/main.ts';
import { openServer } from '#server/openServer.ts';

/*
 * The product's own server with its jobs and its built thread, as a process of the bench.
 */

const threadUrl = pathToFileURL(process.env.THREAD_FILE ?? '');
const open = await openServer(readConfig(process.env), { threadUrl }, console.error);
open.rateLimits = { account: 1e9, address: 1e9 };
await applyModel(open);
const { app } = await createHandler(open);
await open.jobs.start();
await app.listen({ port: open.config.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
console.log('listening');
