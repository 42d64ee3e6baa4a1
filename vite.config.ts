/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (name: string) => path.join(root, name);

/** Filled by the server when it sends the page (`src/server/http/createPage.ts`). */
const NONCE_PLACE = '__CSP_NONCE__';

/** Filled by the build (`src/server/main.ts`). */
const BUILD_PLACE = '__BUILD_HASH__';

/** react-router names its development files to all; those without its warnings stand beside them. */
const routerWithoutWarnings = [
  { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: at('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: at('src/web'),
  cacheDir: at('node_modules/.vite'),
  clearScreen: false,
  html: { cspNonce: NONCE_PLACE },
  resolve: {
    alias: [
      // react-admin's own CSV export: lists are downloaded from the server.
      { find: 'jsonexport/dist/index.js', replacement: at('src/web/list/noExport.ts') },
      ...(command === 'build' ? routerWithoutWarnings : []),
    ],
  },
  // A generated screen is data: the page draws the new model (`src/web/main.tsx`) instead of refreshing components.
  plugins: [react({ exclude: [/node_modules/, /\.gen\.tsx?$/] }), precompress(), nameBuild()],
  build: isSsrBuild ? serverBuild : clientBuild,
  ...(isSsrBuild && { ssr: { noExternal: true, external: LOADED_LATER } }),
  // Left alone, vitest keeps one processor free: two would work as one.
  test: {
    maxWorkers: '100%',
    // Projects share what they have transformed, and the next run has it.
    experimental: { fsModuleCache: true },
    projects: mode === 'long' ? longTests : [...unitTests, ...serverTests, ...webTests],
  },
}));

/** What the server has in its bundle are files that a start does not look for; these it loads when they are needed. */
const LOADED_LATER = ['@electric-sql/pglite', 'exceljs', 'pdfkit', 'pg-native'];

/** One script, so that V8 keeps its compiled code for the next start (`src/launch/runBundle.mjs`). */
const serverBuild = {
  ssr: true,
  outDir: at('dist/server'),
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: {
    input: {
      main: at('src/server/main.ts'),
      thread: at('src/server/threads/thread.ts'),
    },
    output: { format: 'cjs' as const, entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
  },
};

const PACKAGES = 'node_modules[\\\\/]';

/** What forms, imports, reports and long lists need and others do not: however many share it, it stays out of the first load. */
const LATER = new RegExp(
  [
    '[\\\\/]src[\\\\/]web[\\\\/](form|import|report)[\\\\/]',
    '[\\\\/]src[\\\\/]web[\\\\/]list[\\\\/](ConfirmDialog|TransitionDialog|useQuestion)\\.tsx?$',
    '[\\\\/]src[\\\\/]contract[\\\\/](record|settleRecord|judgedRules|checkRowSet|duplicate|toProblems|emptyProblem|createFields|readOnlyFields|protectedRow|renames)\\.ts$',
    '[\\\\/]src[\\\\/]fields[\\\\/](file[\\\\/](FileRow|useFileUpload|fileKinds|toUploadText)|image[\\\\/]useDropped)',
    '[\\\\/]src[\\\\/]fields[\\\\/](inputs|[^.]*\\.input)\\.tsx?$',
    '[\\\\/]src[\\\\/]fields[\\\\/]((Filter|ListPopup)[^.]*|filters|[^.]*\\.filter|enum[\\\\/]ChoiceList|date[\\\\/]dateRange)\\.tsx?$',
    '[\\\\/]src[\\\\/]fields[\\\\/](reference[\\\\/](Combobox|missed|useChoices)|text[\\\\/](SuggestList|useFound)|image[\\\\/](Thumbnail|useUpload|shrinkImage))',
    `${PACKAGES}@mui[\\\\/]material[\\\\/](esm[\\\\/])?(useAutocomplete|Popper|Tabs?|TabScrollButton|Chip|Switch|LinearProgress|Skeleton|TextField|Select|NativeSelect|FilledInput|OutlinedInput|Input|FormLabel|InputLabel|FormHelperText|FormControl)[\\\\/]`,
    `${PACKAGES}@tanstack[\\\\/](react-virtual|virtual-core)[\\\\/]`,
    `${PACKAGES}@popperjs[\\\\/]`,
  ].join('|'),
);

const butLater = (test: RegExp) => (id: string) => test.test(id) && !LATER.test(id);

/**
 * Libraries change seldom: in chunks of their own they stay in the browser's cache over releases. What sixteen
 * chunks or more share is one file instead of dozens; what fewer need is loaded with them.
 */
const clientBuild = {
  outDir: at('dist/web'),
  emptyOutDir: true,
  target: 'es2022',
  chunkSizeWarningLimit: 800,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'react',
            priority: 3,
            test: new RegExp(`${PACKAGES}(react|react-dom|scheduler|react-router(-dom)?)[\\\\/]`),
          },
          { name: 'vendor', priority: 2, minShareCount: 16, test: butLater(new RegExp(PACKAGES)) },
          {
            name: 'kit',
            priority: 1,
            minShareCount: 16,
            test: butLater(/[\\/]src[\\/](web|fields|contract)[\\/]/),
          },
        ],
      },
    },
  },
};

/** Test files that replace a module or what the window does, which is forgotten only together with the process, or measure how long that is held up. */
function findReplacing(folder: string): string[] {
  // A copy of the project that a test starts has no tests.
  if (!process.env.VITEST || !existsSync(at(folder))) return [];
  return readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /^vi\.mock\(|window\.location|watchLoop/m.test(readFileSync(at(file), 'utf8')));
}

/** What `npm test` leaves out. */
const LONG = '**/*.long.test.ts';

interface TestProject {
  name: string;
  /** Folders of `tests`. */
  folders: readonly string[];
  environment: 'node' | 'happy-dom';
  globalSetup?: string[];
  /** Files of `tests/support` that run before each test file; what files leave to each other in a process that they share is nothing. */
  before: readonly string[];
}

/** Tests in one process for each processor, which loads the libraries once; those that replace something alone. */
function projectsOf({ folders, before, ...project }: TestProject) {
  const roots = folders.map((folder) => `tests/${folder}`);
  const replacing = roots.flatMap(findReplacing);
  const shared = {
    ...toProject(project, roots),
    isolate: false,
    setupFiles: before.map((name) => at(`tests/support/${name}.ts`)),
    exclude: ['**/golden/**', LONG, ...replacing],
  };
  const alone = { ...shared, name: `${project.name}-alone`, isolate: true, include: replacing, exclude: [] };
  return (replacing.length > 0 ? [shared, alone] : [shared]).map(inRoot);
}

const toProject = (project: Omit<TestProject, 'folders' | 'before'>, roots: readonly string[]) => ({
  ...project,
  root,
  testTimeout: 20_000,
  hookTimeout: 120_000,
  passWithNoTests: true,
  include: roots.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
});

const inRoot = <Test>(test: Test) => ({ extends: true as const, root, test });

const unitTests = projectsOf({
  name: 'unit',
  environment: 'node',
  before: ['freshGlobals'],
  folders: ['generators', 'connectors', 'contract', 'fields', 'architecture', 'launch', 'verify'],
});

/** With a PostgreSQL server for the whole run, where there are binaries of one. */
const serverTests = projectsOf({
  name: 'server',
  environment: 'node',
  globalSetup: [at('tests/support/postgres.ts')],
  before: ['freshGlobals', 'heldEngine'],
  folders: ['server', 'modules', 'conformance'],
});

/** Proofs that take minutes, by `npm run long`: many saves, many requests, killed processes. */
const longTests = [
  {
    ...toProject({ name: 'long', environment: 'node', globalSetup: [at('tests/support/postgres.ts')] }, []),
    include: [`tests/${LONG}`],
    setupFiles: [at('tests/support/heldEngine.ts')],
  },
].map(inRoot);

const webTests = projectsOf({
  name: 'web',
  environment: 'happy-dom',
  before: ['freshGlobals', 'freshWindow'],
  folders: ['web'],
});

const compressors = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
  { ending: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Gives the server's bundle its hash, by which a database knows that it was brought to this very model. */
function nameBuild(): Plugin {
  return {
    name: 'khuon-name-build',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const hash = createHash('sha256');
      for (const { fileName, code } of chunks) hash.update(`${fileName}\0${code}\0`);
      const name = hash.digest('hex');
      for (const chunk of chunks) chunk.code = chunk.code.replace(BUILD_PLACE, name);
    },
  };
}

/** Writes `.br` and `.gz` beside every text file of the client build, for the server to send. */
function precompress(): Plugin {
  return {
    name: 'khuon-precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name));
      await Promise.all(texts.map((name) => compressFile(path.join(dir, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 1_024) return;
  await Promise.all(
    compressors.map(async ({ ending, compress }) => writeFile(file + ending, await compress(bytes))),
  );
}
