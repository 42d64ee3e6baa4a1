import { HttpError } from 'react-admin';
import type { DataProvider, Identifier } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { Row } from '#contract/logic.ts';
import { isRecord, isRemoved } from './answers.ts';
import { changedFields } from './changedFields.ts';
import type { Http } from './http.ts';

type Changes = Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'>;

/** Records are changed one after the other, each as a call of its own: what is refused stops those behind it. */
export function createChanges(http: Http, records: DataProvider): Changes {
  const update: DataProvider['update'] = (resource, { data, previousData, ...params }) => {
    const changed = { data: changedFields(data as Row, previousData as Row | undefined), previousData };
    const { confirmed = [] } = (params.meta ?? {}) as { confirmed?: readonly string[] };
    if (confirmed.length > 0)
      return withFieldErrors(
        updateConfirmed(http, { resource, id: params.id, data: changed.data }, confirmed),
      );
    return withFieldErrors(records.update(resource, { ...params, ...changed } as never));
  };
  // The dialect's own one says that its empty body is text, which a JSON API refuses.
  const remove = (resource: string, id: Identifier) =>
    http.client(`${http.base}/${resource}/${encodeURIComponent(id)}`, { method: 'DELETE', shape: isRemoved });
  return {
    create: (resource, params) => withFieldErrors(records.create(resource, params)),
    update,
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) {
        const { data: previousData } = await records.getOne(resource, { id });
        await update(resource, { id, data: { ...previousData, ...data }, previousData });
      }
      return { data: ids };
    },
    delete: async (resource, { id }) => {
      await remove(resource, id);
      return { data: { id } as never };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
  };
}

/** A change whose questions (`meta.confirmed`, by their message keys) were answered with yes. */
async function updateConfirmed(
  http: Http,
  { resource, id, data }: { resource: string; id: Identifier; data: Row },
  confirmed: readonly string[],
) {
  const asked = new URLSearchParams(confirmed.map((key) => ['confirmed', key]));
  const { json } = await http.client(`${http.base}/${resource}/${encodeURIComponent(id)}?${asked}`, {
    method: 'PUT',
    body: JSON.stringify(data),
    shape: isRecord,
  });
  return { data: json as never };
}

/** What is wrong with a field, also where react-admin's own forms look for it: `body.errors`, by its name. */
async function withFieldErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const body = error instanceof HttpError ? (error.body as Partial<ErrorAnswer> | undefined) : undefined;
    const fields = body?.error?.fields ?? [];
    if (body && fields.length > 0)
      Object.assign(body, { errors: Object.fromEntries(fields.map(({ path, message }) => [path, message])) });
    throw error;
  }
}
