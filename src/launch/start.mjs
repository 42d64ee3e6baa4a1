// `npm start`: installs, generates and builds what is missing or out of date, then serves.
import path from 'node:path';
import { runBundle } from './runBundle.mjs';
import { build, generate, install, root } from './steps.mjs';

install();
generate();
build();
await runBundle(path.join(root, 'dist/server/main.cjs'));
