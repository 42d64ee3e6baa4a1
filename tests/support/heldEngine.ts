import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/*
 * The code of the embedded database, compiled once in a process of tests: V8 gives it to every thread that asks for the
 * same bytes, as long as somebody holds it. Without, each of hundreds of databases compiles 9 MB anew.
 */

const held = globalThis as { embeddedEngine?: WebAssembly.Module };

held.embeddedEngine ??= await WebAssembly.compile(
  readFileSync(
    path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ),
);
