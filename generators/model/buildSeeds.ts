import { at, findEntity } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildOrigin } from './buildNames.ts';
import type { Source } from './buildSources.ts';
import { checkSeed } from './checkSeeds.ts';
import type { JsonObject, ModelSeed } from './types.ts';

/** A seed as it is written, checked against its entity. */
export function buildSeed(context: Context, source: Source<'seed'>): ModelSeed | null {
  const entity = findEntity(context, source.value.entity, at(source, 'entity'));
  if (entity === null) return null;
  checkSeed(context, source, entity);
  const { component: _, ...origin } = buildOrigin(source);
  const { $schema: __, ...content } = source.value as unknown as JsonObject;
  return { ...origin, entity: source.value.entity, content };
}
