import { describe, expect, it } from 'vitest';
import { importsOf, readSources } from './tree.ts';
import type { Import, SourceFile } from './tree.ts';

type Plane = 'shared' | 'browser' | 'node';

/** Planes are a matter of names: `.server.ts` runs on Node, `.tsx` and `.web.ts` in the browser. */
function planeOf(path: string): Plane {
  if (/\.server\.ts$|\/server\.gen\.ts$/.test(path) || path.startsWith('src/server/')) return 'node';
  if (path.startsWith('src/connectors/')) return 'node';
  if (/\.tsx$|\.web\.ts$/.test(path) || path.startsWith('src/web/')) return 'browser';
  return 'shared';
}

const areaOf = (path: string): string => path.split('/')[1] ?? '';
const moduleOf = (path: string): string => path.split('/')[2] ?? '';

/** The table of the architecture page: why an import is wrong, or null. Types cross nothing at run time but planes still count. */
function reasonAgainst(from: SourceFile, to: Import): string | null {
  const target = to.target;
  const area = areaOf(from.path);
  if (planeOf(from.path) === 'shared' && planeOf(target) !== 'shared')
    return 'shared code runs in both planes';
  if (planeOf(from.path) === 'browser' && planeOf(target) === 'node')
    return 'the browser must not load server code';
  if (planeOf(from.path) === 'node' && planeOf(target) === 'browser')
    return 'the server must not load browser code';
  if (area === 'contract' && areaOf(target) !== 'contract') return 'the contract imports nothing';
  if (area === 'fields' && !['contract', 'fields'].includes(areaOf(target)) && !isKitType(from, to))
    return 'a field type knows the contract and other fields only';
  if (area === 'web' || area === 'server') return reasonAgainstKit(from, to);
  if (area === 'connectors') return reasonAgainstConnector(from, to);
  if (area === 'modules') return reasonAgainstModule(from, to);
  return null;
}

/** Cells and filters receive props whose types the list and form kits define. */
function isKitType(from: SourceFile, to: Import): boolean {
  return planeOf(from.path) === 'browser' && to.target.startsWith('src/web/');
}

function reasonAgainstKit(from: SourceFile, to: Import): string | null {
  const other = areaOf(from.path) === 'web' ? 'server' : 'web';
  if (areaOf(to.target) === other) return `the ${areaOf(from.path)} kit does not know the ${other} kit`;
  if (areaOf(to.target) === 'modules') return 'kits know no module';
  if (areaOf(to.target) === 'connectors') return 'kits know no outside system';
  if (areaOf(to.target) !== 'generated') return null;
  return isCompositionRoot(from.path) ? null : 'only the composition root imports what is generated';
}

/** No connector but a dialect that several of them speak: Facebook's, by which pages and ads are asked. */
const SPOKEN_BY_SEVERAL = 'graph';

/** A connector speaks a dialect and gives shapes of the contract: it knows neither kit nor module nor another connector. */
function reasonAgainstConnector(from: SourceFile, to: Import): string | null {
  const area = areaOf(to.target);
  if (area === 'contract') return null;
  if (area !== 'connectors') return 'a connector knows the contract only';
  const target = moduleOf(to.target);
  if (target === SPOKEN_BY_SEVERAL) return null;
  const isOwn = moduleOf(from.path) === target || from.path === 'src/connectors/sandbox.ts';
  return isOwn ? null : 'connectors do not know each other';
}

const isCompositionRoot = (path: string): boolean =>
  path === 'src/web/main.tsx' || path === 'src/server/main.ts' || path.startsWith('src/server/commands/');

function reasonAgainstModule(from: SourceFile, to: Import): string | null {
  if (areaOf(to.target) === 'modules' && moduleOf(to.target) !== moduleOf(from.path))
    return /\.api(\.server)?\.ts$/.test(to.target)
      ? null
      : 'of another module only its .api.ts, .api.server.ts and entity types';
  if (areaOf(to.target) === 'connectors' && !to.target.endsWith('.connector.ts'))
    return 'of a connector only what implements the port (.connector.ts)';
  if (areaOf(to.target) === 'generated' && !isForModules(from, to.target))
    return 'of what is generated a module imports entity types and what types its own code';
  if (areaOf(to.target) === 'web' && !to.target.startsWith('src/web/kit/'))
    return 'of the browser kit a module knows #web/kit/* (src/web/kit/README.md)';
  return null;
}

/** Types of entities, of its own actions, its printed documents, and what its own code is typed by: nobody acts by the right of another module. */
const isForModules = (from: SourceFile, target: string): boolean =>
  target.includes('.entity.gen') ||
  (moduleOf(target) === moduleOf(from.path) &&
    /\/module\.gen\.server\.ts$|\.(action|print)\.gen\.ts$/.test(target));

describe('who may import whom', () => {
  const files = readSources('src');
  it('reads the tree', () => expect(files.length).toBeGreaterThan(50));

  it('follows the table of the architecture page', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((item) => item.own)
        .flatMap((item) => {
          const reason = reasonAgainst(file, item);
          return reason ? [`${file.path} imports ${item.target}: ${reason}`] : [];
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps generators apart from the product', () => {
    const wrong = readSources('generators').flatMap((file) =>
      importsOf(file)
        .filter(
          (item) =>
            item.target.startsWith('src/') && !(item.typeOnly && item.target.startsWith('src/contract/')),
        )
        .filter((item) => !item.typeOnly || !item.target.startsWith('src/web/'))
        .map(
          (item) => `${file.path} imports ${item.target}: generators use types only, never src at run time`,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('loads parts of the page by the chunk loader only (spec 7: 120 s, named errors)', () => {
    const wrong = files.filter(
      ({ text }) =>
        /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(withoutComments(text)) &&
        !text.includes('loadChunk('),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('lets the kits speak of no module', () => {
    // "order" is also a word of SQL and of sorting: only the entity's name and address count.
    const words = /\b(orders|order_line|leads?|telesales?|goods)\b|(?<!\[)['"`/]order['"`/]/i;
    const wrong = files
      .filter((file) => /^src\/(web|server|fields)\//.test(file.path))
      .flatMap((file) =>
        withoutComments(file.text)
          .split('\n')
          .filter((line) => words.test(line))
          .map((line) => `${file.path}: ${line.trim()}`),
      );
    expect(wrong).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}
