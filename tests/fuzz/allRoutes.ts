import { readFileSync } from 'node:fs';
import { accountRoutes } from './accountRoutes.ts';
import type { FuzzRoute } from './FuzzRequest.ts';
import { kitRoutes } from './kitRoutes.ts';
import { modelRoutes } from './modelRoutes.ts';
import { scanRoutes } from './scanRoutes.ts';
import { screenRoutes } from './screenRoutes.ts';

/** Every route that the fuzzer knows to ask rightly. */
export const allRoutes = (): FuzzRoute[] => [
  ...kitRoutes(),
  ...accountRoutes(),
  ...screenRoutes(),
  ...scanRoutes(),
  ...modelRoutes(),
];

const OPENAPI = new URL('../../src/generated/built/openapi.json', import.meta.url);

/** Calls of `/openapi.json` that the fuzzer does not know: `POST /order/:id/cancel`. */
export function unknownCalls(): string[] {
  const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as { paths: Record<string, object> };
  const known = new Set(allRoutes().map(({ key }) => key));
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    .filter((key) => !known.has(key));
}
