import type { QueryClient } from '@tanstack/react-query';
import type { Row, Values } from '#contract/logic.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isOfMany, recordKey } from '#web/data/queryKeys.ts';
import { isObject } from '#web/data/shapes.ts';
import type { FormStore } from './FormStore.ts';
import { sentInputs, toBody } from './toBody.ts';

/**
 * Sends the form: changed fields and version of a stored record, all fields of a new one. Gives the answer's record. `confirmed`: questions
 * of the server that were answered with yes.
 */
export async function sendForm(
  dataProvider: KitDataProvider,
  store: FormStore,
  id: string | undefined,
  confirmed: readonly string[] = [],
): Promise<Row> {
  const { form } = store;
  const { record, stored } = store.state();
  const inputs = sentInputs(store);
  const body = toBody(store, inputs, record);
  const { url, transition } = form.submit ?? {};
  const { resource } = form;
  if (resource && id !== undefined && transition)
    return dataProvider.transition(resource, id, transition, { ...body, version: stored?.['version'] });
  if (url || !resource) {
    const answer = await dataProvider.call(url ?? '', withId(body, id));
    return isObject(answer) ? answer : {};
  }
  if (id === undefined || !stored) return (await dataProvider.create(resource, { data: body })).data;
  const version = stored['version'] as number;
  const previousData = { ...toBody(store, inputs, stored), id, version };
  const asked = confirmed.length > 0 && { meta: { confirmed } };
  return (await dataProvider.update(resource, { id, data: { ...body, version }, previousData, ...asked }))
    .data;
}

function withId(body: Values, id: string | undefined): Values {
  return id === undefined ? body : { ...body, id: Number(id) };
}

/** Puts a changed record where screens look for it; lists and pickers ask again. */
export function rememberRecord(queries: QueryClient, resource: string, record: Row): void {
  const id = String(record['id']);
  queries.setQueryData(recordKey(resource, id), record);
  const isOther = (key: readonly unknown[]): boolean =>
    isOfMany(resource, key) || (key[0] === 'lookup' && key[1] === resource);
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isOther(queryKey) });
}
