// `npm start`: installs, generates and builds what is missing or out of date, then serves.
import { build, generate, install, root } from './steps.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

install();
generate();
build();
const server = await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
await server.run();
