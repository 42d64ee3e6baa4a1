import { pathToFileURL } from 'node:url';
import { applyModel, createHandler } from '#server/main.ts';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/openServer.ts';

/*
 * The product's own server as a process of the bench: everything switched on but the limits of requests, which
 * would measure themselves.
 */

/* The bundle lies elsewhere than the sources; the bench runs in the project's folder. */
const workerUrl = pathToFileURL('src/server/db/embedded/worker.mjs');
const open = await openServer(readConfig(process.env), { workerUrl }, console.error);
open.rateLimits = { account: 1e9, address: 1e9 };
const [{ app }] = await Promise.all([createHandler(open), applyModel(open)]);
await app.listen({ port: open.config.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
console.log('listening');
