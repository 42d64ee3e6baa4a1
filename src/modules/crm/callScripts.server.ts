import type { RecordChange, Sent } from '#contract/module.ts';
import type { CallScript } from '#generated/crm/call-script.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { TryScriptActionInput, TryScriptActionResult } from '#generated/crm/try-script.action.gen.ts';

/** What is said, with the words of a lead in it. */
export interface FilledScript {
  name: string;
  body: string;
  objections: { question: string; answer: string }[];
}

/** Stands where a lead does not know the word. */
const UNKNOWN = '…';

type LeadWords = Pick<Lead, 'name' | 'product' | 'phone' | 'address'> & {
  lines: readonly { name: string | null }[];
};

const wordsOf = ({ name, product, phone, address, lines }: LeadWords): Readonly<Record<string, string>> => ({
  name: name ?? UNKNOWN,
  product: lines[0]?.name ?? product ?? UNKNOWN,
  phone: phone ?? UNKNOWN,
  address: address ?? UNKNOWN,
});

const NO_LEAD: LeadWords = { name: null, product: null, phone: null, address: null, lines: [] };
const WORDS: ReadonlySet<string> = new Set(Object.keys(wordsOf(NO_LEAD)));

/** Puts the words of a lead in the place of `{name}` and the others. */
export function fillScript(
  { name, body, objections }: Pick<CallScript, 'name' | 'body' | 'objections'>,
  lead: LeadWords,
): FilledScript {
  const words = wordsOf(lead);
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (whole, word: string) => words[word] ?? whole);
  return {
    name,
    body: fill(body),
    objections: objections.map(({ question, answer }) => ({
      question: fill(question),
      answer: fill(answer),
    })),
  };
}

/** A word in braces that no lead knows would be read out as it is. */
export function checkScripts(_: CrmContext, changes: readonly RecordChange<CallScript>[]): void {
  for (const change of changes) {
    if (!change.record) continue;
    const { body, objections } = change.record;
    const wrong = findUnknown(body);
    if (wrong !== undefined) change.refuse('rule.call_script.unknown_word', 'body', { value: wrong });
    for (const [at, { question, answer }] of objections.entries())
      for (const [field, text] of Object.entries({ question, answer })) {
        const value = findUnknown(text);
        if (value !== undefined)
          change.refuse('rule.call_script.unknown_word', `objections.${at}.${field}`, { value });
      }
  }
}

const findUnknown = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/gu)].find(([, word = '']) => !WORDS.has(word))?.[0];

/** How a script sounds with a lead: the one that is named, else the newest to be called that knows most words. */
export async function tryScript(
  context: CrmContext,
  { call_script_id, lead_id }: Sent<TryScriptActionInput>,
): Promise<TryScriptActionResult> {
  const { records, refuse } = context;
  const [script] = await records('call_script').find({ id: call_script_id });
  if (!script) return refuse('not_found', 'call_script_id');
  const lead = lead_id ? await readLead(context, lead_id) : await readSample(context);
  const { name, body, objections } = fillScript(script, lead ?? NO_LEAD);
  return { name, body, objections, lead: lead && { id: lead.id, name: lead.name, phone: lead.phone } };
}

async function readLead({ records, refuse }: CrmContext, id: number): Promise<Lead> {
  const [lead] = await records('lead').find({ id });
  return lead ?? refuse('not_found', 'lead_id');
}

async function readSample(context: CrmContext): Promise<Lead | null> {
  const found = await context.db
    .selectFrom('lead')
    .select('id')
    .where('queue', '=', 'telesale')
    .where('name', 'is not', null)
    .where('product', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? readLead(context, found.id) : null;
}
