import type { TopicModel } from '#contract/moduleModel.ts';
import { at, buildCodes } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Source } from './buildSources.ts';

/** What a module's code may tell open pages. */
export function buildTopics(context: Context, source: Source<'module'>): TopicModel[] {
  const modules = [...context.modules.values()];
  const before = modules.slice(0, modules.indexOf(source));
  return Object.entries(source.value.topics ?? {}).map(([name, { permissions }]) => {
    const first = before.find(({ value }) => value.topics?.[name] !== undefined);
    if (first !== undefined)
      context.report.at(
        { ...at(source, 'topics', name), on: 'key' },
        'GEN301',
        `is declared in ${first.file} already.`,
      );
    return { name, permissions: buildCodes(context, permissions, at(source, 'topics', name, 'permissions')) };
  });
}
