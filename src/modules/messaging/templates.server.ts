import type { Context } from '#contract/context.ts';
import type { Draft, RecordChange } from '#contract/module.ts';
import {
  OaError,
  type OaFacts,
  type OaParameter,
  type OaQuota,
  type OaTemplate,
} from '#contract/officialAccount.ts';
import { asMessaging, type MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import type { ZnsParameter } from '#generated/messaging/zns-parameter.entity.gen.ts';
import type { ZnsTemplate } from '#generated/messaging/zns-template.entity.gen.ts';
import { askOa } from './tokens.server.ts';

/* Templates are made and approved at Zalo; here it is said what each is sent for, and with what. */

interface About {
  page?: number;
}

/** Has templates and quota read by a job. */
export async function syncZns(
  { enqueue }: MessagingContext,
  changes: readonly RecordChange<OmnichannelPage>[],
): Promise<void> {
  for (const { id } of changes) await enqueue('sync_oa', { page: id });
}

/** Every morning, of all OAs that are connected. */
export const syncOas = {
  as: 'sync',
  async run(context: Pick<Context, 'within'>) {
    await context.within('messaging').change(async (change) => {
      const own = asMessaging(change);
      const pages = await own.records('omnichannel_page').find({ channel: 'zalo', token_status: 'valid' });
      for (const { id } of pages) await own.enqueue('sync_oa', { page: id });
    });
  },
} as const;

/** Reads what an OA says of itself, its templates and its quota; what Zalo refuses stands at the OA. */
export const syncOa = {
  as: 'sync',
  keyOf: ({ page }: About) => String(page),
  async run(context: Pick<Context, 'within'>, { page: id }: About) {
    const own = context.within('messaging');
    const page = Number(id);
    try {
      const found = await askOa(own, page, async (port, call, token) => ({
        facts: await port.readOa(call, token),
        quota: await port.readQuota(call, token),
        templates: await port.listTemplates(call, token),
      }));
      await own.change((change) => store(asMessaging(change), page, found));
    } catch (error) {
      if (!(error instanceof OaError)) throw error;
      await own.change((change) =>
        asMessaging(change)
          .records('omnichannel_page')
          .update([{ id: page, last_error: error.message.slice(0, MAX_ERROR) }]),
      );
    }
  },
} as const;

const MAX_ERROR = 500;

interface Found {
  facts: OaFacts;
  quota: OaQuota;
  templates: readonly OaTemplate[];
}

async function store(own: MessagingContext, page: number, found: Found): Promise<void> {
  const { facts, quota, templates } = found;
  await own.records('omnichannel_page').update([
    {
      id: page,
      quota_day: quota.day,
      quota_left: quota.left,
      verified: facts.isVerified,
      package: facts.package,
      ...(facts.followers === null ? {} : { followers: facts.followers }),
      last_error: null,
    },
  ]);
  const kept = own.records('zns_template');
  const known = new Map(
    (await kept.lock({ omnichannel_page_id: page })).map((one) => [one.template_id, one]),
  );
  const synced_at = own.now.toISOString();
  const drafts = templates.map((template) => toDraft(template, known.get(template.id)));
  const news = drafts.filter(({ template_id }) => !known.has(template_id));
  await kept.create(news.map((draft) => ({ ...draft, omnichannel_page_id: page, synced_at })));
  const there = new Map(drafts.map((draft) => [draft.template_id, draft]));
  await kept.update(
    [...known.values()].map(({ id, template_id }) => {
      const gone = { state: 'disabled', active: false } as const;
      return { id, synced_at, ...(there.get(template_id) ?? gone) };
    }),
  );
}

/** What Zalo says of a template; what each parameter is filled with stays. One that may not be sent any more is switched off. */
function toDraft(template: OaTemplate, known: ZnsTemplate | undefined) {
  const { id: template_id, name, state, tag, price } = template;
  const values = new Map(known?.parameters.map((parameter) => [parameter.name, parameter]));
  const parameters = template.parameters.map((parameter) => toRow(parameter, values.get(parameter.name)));
  const isReady = state === 'enabled' && parameters.every(({ value }) => value !== null);
  return { template_id, name, state, tag, price, parameters, active: known?.active === true && isReady };
}

const toRow = ({ name, isRequired, maxLength }: OaParameter, known: ZnsParameter | undefined) =>
  ({
    ...(known ? { id: known.id } : {}),
    name,
    value: known?.value ?? null,
    text: known?.text ?? null,
    is_required: isRequired,
    max_length: maxLength,
  }) satisfies Draft<ZnsParameter>;
