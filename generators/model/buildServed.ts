import { KIT_CALLS } from '../emit/kitCalls.ts';
import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toSnake } from './buildNames.ts';
import type { Place } from './buildReport.ts';
import { writtenOf } from './buildFieldFacts.ts';
import type { Source } from './buildSources.ts';
import type { TransitionFile } from './schemas.ts';

/** A call of the API: the kit's, or one that a schema makes. */
export interface Served {
  readonly method: string;
  /** As it is written: `/trip/{id}`. */
  readonly path: string;
  /** Who answers, as messages say it. */
  readonly by: string;
  /** Where the schema asks for it; absent: the kit's. */
  readonly place?: Place;
}

/** Every call that the server answers, the kit's first. */
export function buildServed(context: Context): readonly Served[] {
  return [
    ...KIT_CALLS.map(({ method, path }) => ({ method, path, by: 'the kit' })),
    ...[...context.entities.values()].flatMap(recordCalls),
    ...[...context.workflows.values()].flat().flatMap(transitionCalls),
    ...context.lists.flatMap(listCalls),
    ...screenCalls(context),
    ...[...context.entities.values()].flatMap(findCalls),
    ...context.actions.flatMap(actionCalls),
  ];
}

function recordCalls(entity: Source<'entity'>): Served[] {
  const base = `/${entity.value.title}`;
  const owner = { by: `the records of ${entity.value.title}`, place: at(entity, 'title') };
  const writing = [
    { method: 'post', path: base, ...owner },
    { method: 'put', path: `${base}/{id}`, ...owner },
    { method: 'delete', path: `${base}/{id}`, ...owner },
  ];
  return [
    { method: 'get', path: base, ...owner },
    { method: 'get', path: `${base}/{id}`, ...owner },
    { method: 'post', path: `${base}/lookup`, ...owner },
    ...(writtenOf(entity.value) === undefined ? writing : []),
  ];
}

function transitionCalls(workflow: Source<'workflow'>): Served[] {
  const { entity, transitions } = workflow.value;
  return transitions.flatMap(({ key, bulk, sum }, index) => {
    const by = `the transition ${key} of ${entity}`;
    return stepCalls({ entity, key, bulk, sum }, { by, place: at(workflow, 'transitions', index, 'key') });
  });
}

/** Calls of what is done to records: of one, of many where it is offered for a selection, and of what is asked before. */
function stepCalls(
  { entity, key, bulk, sum }: Pick<TransitionFile, 'key' | 'bulk' | 'sum'> & { entity: string },
  who: Pick<Served, 'by' | 'place'>,
): Served[] {
  const owner = { method: 'post', ...who };
  return [
    { path: `/${entity}/{id}/${key}`, ...owner },
    ...(bulk === true ? [{ path: `/${entity}/${key}`, ...owner }] : []),
    ...(bulk === true || sum !== undefined ? [{ path: `/${entity}/${key}/preview`, ...owner }] : []),
  ];
}

function actionCalls(source: Source<'action'>): Served[] {
  const { url, entity, bulk, sum } = source.value;
  const by = `the action of ${source.file}`;
  if (entity !== undefined)
    return stepCalls({ entity, key: toSnake(source.stem), bulk, sum }, { by, place: at(source, 'entity') });
  return url === undefined ? [] : [{ method: 'post', path: url, by, place: at(source, 'url') }];
}

function listCalls(list: Source<'list'>): Served[] {
  return Object.entries(list.value.urls).map(([call, path]) => ({
    method: 'post',
    path,
    by: `urls.${call} of ${list.file}`,
    place: at(list, 'urls', call),
  }));
}

/** Calls of reports, imports and pages. */
function screenCalls({ reports, imports, pages }: Context): Served[] {
  const of = (source: Place['source'] & { file: string }, path: string, ...where: string[]): Served => ({
    method: 'post',
    path,
    by: `a call of ${source.file}`,
    place: { source, path: where },
  });
  return [
    ...reports.map((source) => of(source, source.value.url, 'url')),
    ...imports.flatMap(importCalls),
    ...pages.flatMap((source) => {
      const { url, activate } = source.value.lookup ?? {};
      const { callback } = source.value;
      return [
        ...(callback === undefined
          ? []
          : ['', '/begin'].map((end) => of(source, `${callback.url}${end}`, 'callback', 'url'))),
        ...(url === undefined ? [] : [of(source, url, 'lookup', 'url')]),
        ...(activate === undefined ? [] : [of(source, activate.url, 'lookup', 'activate', 'url')]),
      ];
    }),
  ];
}

function importCalls(source: Source<'import'>): Served[] {
  const { url } = source.value;
  const owner = { by: `a call of ${source.file}`, place: at(source, 'url') };
  return [
    { method: 'post', path: url, ...owner },
    { method: 'get', path: `${url}/template`, ...owner },
    { method: 'get', path: `${url}/jobs/{id}`, ...owner },
    { method: 'get', path: `${url}/errors/{id}`, ...owner },
  ];
}

function findCalls(entity: Source<'entity'>): Served[] {
  return (entity.value['x-calls'] ?? []).map(({ url }, index) => ({
    method: 'post',
    path: url,
    by: `x-calls of ${entity.file}`,
    place: at(entity, 'x-calls', index, 'url'),
  }));
}
