import type { HistoryAnswer } from '#contract/history.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Calls } from '#server/http/Calls.ts';
import type { Access } from '../access/Access.ts';
import { findEntity } from '../access/modelIndex.ts';
import { Failure } from '../http/Failure.ts';
import { readFields } from '../http/readFields.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readRecord } from '../list/readRecord.ts';
import { refuseName } from '../list/refuseName.ts';
import { inChange, runChange } from '../write/runChange.ts';
import { findPeople } from './mentions.ts';
import { readHistory } from './readHistory.ts';
import { writeNote } from './recordNotes.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';

const ANY_LOGIN = { config: { access: [] } };

/** `POST /record-history`, `POST /record-people` (whom a note may name), `POST /record-note`: beside records that the caller may open in a form with an aside. */
export function historyRoutes(calls: Calls, parts: ServerParts): void {
  calls.post('/record-history', ANY_LOGIN, async (request): Promise<HistoryAnswer> => {
    const asked = readFields(request.body, { entity: 'text', id: 'integer', before: 'text?' });
    const before = checkBefore(asked.before);
    return inChange(parts, request, async (change) => {
      const entity = openEntity(change.access, asked.entity);
      const id = toId(entity, asked.id);
      await readRecord(change, entity, id);
      return readHistory(change.tx, change.access, { entity, id, before });
    });
  });
  calls.post('/record-people', ANY_LOGIN, async (request) => {
    const asked = readFields(request.body, { entity: 'text', id: 'integer', q: 'text?' });
    return inChange(parts, request, async (change) => {
      const entity = openEntity(change.access, asked.entity, true);
      await readRecord(change, entity, toId(entity, asked.id));
      return { rows: await findPeople(change, asked.q ?? '') };
    });
  });
  calls.post('/record-note', ANY_LOGIN, async (request, reply) => {
    const {
      text,
      paths = [],
      ...asked
    } = readFields(request.body, {
      entity: 'text',
      id: 'integer',
      text: 'text',
      paths: 'texts?',
    });
    return runChange(parts, request, reply, async (change) => {
      const entity = openEntity(change.access, asked.entity, true);
      const id = toId(entity, asked.id);
      await readRecord(change, entity, id);
      await writeNote(change, { entity, id }, { text, paths });
      return { body: {} };
    });
  });
}

/** Of a call for a history, before what it is asked: a time, or null for the newest. */
export const readBefore = (body: unknown): string | null =>
  checkBefore(readFields(body, { before: 'text?' }).before);

function checkBefore(before: string | null = null): string | null {
  if (before !== null && Number.isNaN(Date.parse(before)))
    throw new Failure('invalid', { problems: [refuseName('before', 'not_correct', before)] });
  return before;
}

/** The entity of a form that the caller may open and that has an aside, with notes where these are wanted. */
function openEntity(access: Access, name: string, wantsNotes = false): EntityModel {
  const entity = findEntity(access.model, name);
  const isOffered = access.model.forms.some(
    (form) =>
      form.entity === name &&
      form.aside !== undefined &&
      (!wantsNotes || form.aside.notes === true) &&
      access.holds(form.permissions),
  );
  if (entity && isOffered && access.canRead(entity)) return entity;
  throw new Failure('invalid', { problems: [refuseName('entity', 'not_a_choice', name)] });
}

/** Largest id that a record can have. */
const MAX_ID = Number.MAX_SAFE_INTEGER;

function toId(entity: EntityModel, id: number): number {
  if (id > 0 && id <= MAX_ID) return id;
  throw refuseMissing(entity, id);
}
