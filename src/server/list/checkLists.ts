import type { ListModel, ServerModel } from '#contract/model.ts';
import { serverTypes } from '#fields/types.server.ts';
import { entityOf, findPath } from '#server/access/modelIndex.ts';

/** Throws for a list that asks for what the server cannot do, naming screen and place: a fault of the schema. */
export function checkLists({ lists, ...model }: ServerModel): void {
  const problems = lists.flatMap((list) => checkList(list, { lists, ...model }));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function checkList(list: ListModel, model: ServerModel): string[] {
  const entity = entityOf(model, list.entity);
  const filters = list.filters.filter(
    ({ type, kind, is }) => is === undefined && !serverTypes[type].filters[kind],
  );
  const wheres = [
    list.where,
    ...list.viewModes.map(({ where }) => where),
    ...list.counts.map(({ where }) => where),
  ];
  const lost = wheres
    .flatMap((where = {}) => Object.keys(where))
    .filter((key) => !findPath(model, entity, key));
  return [
    ...filters.map(
      ({ key, type, kind }) =>
        `${list.screen}: the filter "${key}" of type ${type} cannot be of kind ${kind}`,
    ),
    ...lost.map(
      (key) => `${list.screen}: a fixed filter names "${key}", which is no field of ${list.entity}`,
    ),
  ];
}
