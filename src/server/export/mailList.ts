import { readFile, unlink } from 'node:fs/promises';
import type { ListMail, ListMailResult } from '#contract/ports.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/session.ts';
import { formatDate } from '#fields/date/date.ts';
import { fieldTypes } from '#fields/types.ts';
import type { Actor } from '#server/access/Actor.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileTotals, sumColumns, type TotalsRow } from '#server/list/compileTotals.ts';
import type { ListScope } from '#server/list/ListScope.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { MEDIA_TYPES } from './runExport.ts';
import { writeExport, type ExportCall } from './writeExport.ts';

type Parts = Pick<
  ServerParts,
  'db' | 'files' | 'messages' | 'model' | 'now' | 'publicUrl' | 'sessions' | 'texts' | 'threads'
>;

interface Reader {
  actor: Actor;
  email: string;
  name: string;
  language: Language;
}

/** Sends an account the workbook of a list, with its sums in the text: by the rights of now, in its language. */
export async function mailList(parts: Parts, customerId: number, mail: ListMail): Promise<ListMailResult> {
  const reader = await readReader(parts, customerId, mail.account);
  if (!reader) return 'no_right';
  if (!reader.email) return 'no_address';
  const { list: screen, viewMode } = mail;
  const request = viewMode === undefined ? {} : { viewMode };
  const call: ExportCall = { screen, request, format: 'xlsx', language: reader.language };
  try {
    await sendList(parts, reader, mail, call);
    return 'sent';
  } catch (error) {
    if (error instanceof Failure && error.code === 'no_permission') return 'no_right';
    throw error;
  }
}

/** Undefined: there is no such account, or it may not work. */
async function readReader(
  { db, sessions }: Parts,
  customerId: number,
  id: number,
): Promise<Reader | undefined> {
  const actor = await sessions.readAccount(customerId, id);
  const { rows } = await db
    .forTenant(customerId)
    .query<{ email: string | null; language: Language | null }>(
      'select email, language from "account" where customer_id = $1 and id = $2',
      [customerId, id],
    );
  const [row] = rows;
  if (!actor || !row) return undefined;
  return {
    actor,
    email: row.email ?? '',
    name: actor.displayName,
    language: row.language ?? DEFAULT_LANGUAGE,
  };
}

async function sendList(parts: Parts, reader: Reader, mail: ListMail, call: ExportCall): Promise<void> {
  const { actor, email, language } = reader;
  const list = parts.model.lists.find(({ screen }) => screen === call.screen);
  if (!list) throw new Error(`there is no list "${call.screen}" to send`);
  const scope = openList(list, actor, parts, language);
  const params = {
    ...(await readFigures(parts, scope, call.request)),
    date: formatDate(scope.context.today),
    company: actor.customer.company_name,
    name: reader.name,
    file: list.downloadName,
    link: `${parts.publicUrl}${list.route}`,
  };
  const textOf = (part: string) => {
    const key = `${mail.text}.${part}`;
    const text = parts.texts.find(language, key, params);
    if (text === undefined) throw new Error(`the mail has no text "${key}"`);
    return text;
  };
  await parts.messages.send({
    kind: 'mail',
    to: email,
    subject: textOf('subject'),
    text: textOf('text'),
    attachments: [
      { name: list.downloadName, mediaType: MEDIA_TYPES.xlsx, bytes: await writeBook(parts, actor, call) },
    ],
    customerId: actor.customer.id,
  });
}

/** How many rows, each sum as its column writes it, and each count. */
async function readFigures(
  { db }: Parts,
  scope: ListScope,
  body: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const request = parseListRequest(body, scope);
  const { text, values } = compileTotals(request, scope);
  const { rows } = await db.forTenant(scope.access.session.customer.id).query<TotalsRow>(text, values);
  const { total = 0, sum = '{}', counts = '{}' } = rows[0] ?? {};
  const sums = JSON.parse(sum) as Record<string, unknown>;
  const shown = sumColumns(scope, request.mode).flatMap((column) => {
    const field = scope.access.findSeen(scope.entity, column);
    const value = sums[column.key] ?? 0;
    return field ? [[column.key, fieldTypes[field.type].format(value as never, field, scope.context)]] : [];
  });
  const count = new Intl.NumberFormat(scope.context.language).format(total);
  return { ...(JSON.parse(counts) as object), ...Object.fromEntries(shown), rows: count };
}

async function writeBook(parts: Parts, actor: Actor, call: ExportCall): Promise<Uint8Array> {
  const path = await parts.files.toTemporary();
  try {
    await writeExport(parts, actor, call, { path });
    return await readFile(path);
  } finally {
    await unlink(path).catch(() => undefined);
  }
}
