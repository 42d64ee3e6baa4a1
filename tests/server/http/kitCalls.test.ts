import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Calls } from '#server/http/Calls.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { healthRoutes } from '#server/http/healthRoutes.ts';
import { createTexts } from '#server/http/createTexts.ts';
import { isPageAddress } from '#server/http/serveUi.ts';
import { routes } from '#server/main.ts';
import { KIT_CALLS } from '../../../generators/emit/kitCalls.ts';
import { KIT_PAGES, KIT_PREFIXES } from '../../../generators/model/kitPages.ts';
import { shopModel } from '../../support/shopModel.ts';

/*
 * The generator reserves the addresses of the kit by lists of its own: they say what server and browser really keep.
 */

/** A model that makes no call of its own. */
const model = {
  ...shopModel,
  entities: [],
  lists: [],
  settingsPage: { permissions: [], validate: () => true },
};

it('names every call that the server registers without a schema, and no other', async () => {
  const texts = createTexts(() => model.messages);
  const messages = { readOutbox: () => [] };
  const jobs = { register: () => undefined, schedule: () => undefined };
  const parts = { model, texts, messages, jobs, now: () => new Date() } as unknown as ServerParts;
  const registered: string[] = [];
  const note = (method: string) => (url: string) => void registered.push(`${method} ${url}`);
  const calls = { get: note('GET'), post: note('POST'), put: note('PUT'), delete: note('DELETE') };
  healthRoutes(calls as unknown as Calls, parts.db, async () => '{}');
  for (const add of routes) await add(calls as unknown as Calls, parts);
  const listed = KIT_CALLS.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace('{id}', ':id')}`,
  );
  expect(registered.sort()).toEqual(listed.sort());
});

it('names the pages of the browser kit and what never reaches a screen', () => {
  const code = readFileSync('src/web/app/AppRoutes.tsx', 'utf8');
  const gate = readFileSync('src/web/auth/refusal.ts', 'utf8');
  const license = /LICENSE_PATH = '([^']+)'/.exec(gate)?.[1];
  const pages = [...code.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, path]) => path);
  expect([...pages, license].sort()).toEqual([...KIT_PAGES].sort());
  const old = [...code.matchAll(/startsWith\('(\/[^']+)'\)/g)].map(([, prefix]) => prefix);
  const kept = KIT_PREFIXES.filter((prefix) => !isPageAddress(`${prefix}/x`));
  expect([...kept, ...old].sort()).toEqual([...KIT_PREFIXES].sort());
});
