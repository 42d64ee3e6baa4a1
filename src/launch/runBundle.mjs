// Runs the built server from the compiled code that V8 made of it at an earlier start: reading megabytes of sources anew would
// take most of the time of a start, and whoever starts again after a fault is in a hurry.
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** Runs `dist/server/main.cjs`; resolves when it serves. */
export async function runBundle(file) {
  const kept = keptFor(file);
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new vm.Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const bundle = new Module(file);
  const require = createRequire(file);
  // Parts that are loaded later ask for it.
  require.cache[file] = bundle;
  script.runInThisContext()(bundle.exports, require, bundle, file, path.dirname(file));
  bundle.loaded = true;
  await bundle.exports.run();
  // Now it holds what a start runs; of another version of V8 it is made again.
  if (!cachedData || script.cachedDataRejected) keep(script, kept);
}

/** V8 compares no more than the length of the sources: what was kept of another build must have another name. */
const keptFor = (file) => `${file}.${statSync(file).mtimeMs}.cache`;

/** Whole, or not at all: others may start meanwhile. A folder that nobody may write to is no reason not to serve. */
function keep(script, kept) {
  const part = `${kept}.${process.pid}`;
  try {
    writeFileSync(part, script.createCachedData());
    renameSync(part, kept);
  } catch (error) {
    console.warn(`The next start will take longer: ${error.message}`);
  }
}
