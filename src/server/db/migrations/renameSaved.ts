import { isDeepStrictEqual } from 'node:util';
import type { Row } from '#contract/logic.ts';
import type { ServerModel } from '#contract/model.ts';
import { toCurrentPath, toCurrentValues, type NamedModel, type NamedOf } from '#contract/renames.ts';
import type { ViewState } from '#contract/wire.ts';
import type { Queries } from '../Db.ts';

/** What of a model speaks of fields by name. */
export type NamingModel = Pick<ServerModel, 'entities'> & Partial<Pick<ServerModel, 'lists' | 'forms'>>;

/** The entity in which people keep templates of forms. */
const PRESETS = 'form_preset';

/**
 * Carries renamed fields (`x-renamedFrom`) into what people keep by their names: columns, saved views, templates. Names that are
 * known stay, so that it may be done again.
 */
export async function renameSaved(queries: Queries, model: NamingModel): Promise<void> {
  if (!hasRenames(model)) return;
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  const modelOf: NamedOf = (name) => entities.get(name);
  const lists = new Map((model.lists ?? []).map(({ screen, entity }) => [screen, modelOf(entity)]));
  const toPath = (screen: string, path: string): string => {
    const entity = lists.get(screen);
    return entity ? toCurrentPath(entity, path, modelOf) : path;
  };
  await renameColumns(queries, [...lists.keys()], toPath);
  await renameViews(queries, [...lists.keys()], toPath);
  const forms = (model.forms ?? []).map(({ screen, entity, data = [] }): [string, NamedModel | undefined] => [
    screen,
    entity === undefined ? { fields: data } : modelOf(entity),
  ]);
  if (entities.has(PRESETS)) await renamePresets(queries, new Map(forms), modelOf);
}

const hasRenames = ({ entities, forms = [] }: NamingModel): boolean =>
  [...entities.map(({ fields }) => fields), ...forms.map(({ data = [] }) => data)].some((fields) =>
    fields.some(({ renamedFrom }) => renamedFrom !== undefined),
  );

type ToPath = (screen: string, path: string) => string;

/** Who chose the column by its new name already keeps that choice. */
async function renameColumns(queries: Queries, screens: readonly string[], toPath: ToPath): Promise<void> {
  const { rows } = await queries.query<{ screen: string; name: string }>(
    'select distinct screen, name from khuon_custom_view where screen = any($1::text[])',
    [screens],
  );
  for (const { screen, name } of rows) {
    const now = toPath(screen, name);
    if (now === name) continue;
    await queries.query(
      `update khuon_custom_view v set name = $3 where v.screen = $1 and v.name = $2 and not exists (
        select from khuon_custom_view o where o.customer_id = v.customer_id and o.account_id = v.account_id
          and o.screen = v.screen and o.name = $3)`,
      [screen, name, now],
    );
    await queries.query('delete from khuon_custom_view where screen = $1 and name = $2', [screen, name]);
  }
}

async function renameViews(queries: Queries, screens: readonly string[], toPath: ToPath): Promise<void> {
  const { rows } = await queries.query<{ id: number; customer_id: number; screen: string; state: ViewState }>(
    `select id, customer_id, screen, state from khuon_saved_view where screen = any($1::text[]) and state is not null`,
    [screens],
  );
  for (const { id, customer_id, screen, state } of rows) {
    const now = toCurrentState(state, (path) => toPath(screen, path));
    if (isDeepStrictEqual(now, state)) continue;
    await queries.query('update khuon_saved_view set state = $3::jsonb where customer_id = $1 and id = $2', [
      customer_id,
      id,
      JSON.stringify(now),
    ]);
  }
}

function toCurrentState(state: ViewState, toPath: (path: string) => string): ViewState {
  const { filters, sort, columns } = state;
  return {
    ...state,
    filters: Object.fromEntries(Object.entries(filters).map(([path, value]) => [toPath(path), value])),
    sort: { ...sort, field: toPath(sort.field) },
    ...(columns ? { columns: columns.map(toPath) } : {}),
  };
}

/** The old names stay beside the new ones: a template may keep a field under a name of its own. */
async function renamePresets(
  queries: Queries,
  forms: ReadonlyMap<string, NamedModel | undefined>,
  modelOf: NamedOf,
): Promise<void> {
  const { rows } = await queries.query<{ id: number; customer_id: number; screen: string; content: Row }>(
    `select id, customer_id, screen, content from ${PRESETS} where screen = any($1::text[])`,
    [[...forms.keys()]],
  );
  for (const { id, customer_id, screen, content } of rows) {
    const form = forms.get(screen);
    const now = form ? { ...content, ...toCurrentValues(form, content, modelOf) } : content;
    if (isDeepStrictEqual(now, content)) continue;
    await queries.query(`update ${PRESETS} set content = $3::jsonb where customer_id = $1 and id = $2`, [
      customer_id,
      id,
      JSON.stringify(now),
    ]);
  }
}
