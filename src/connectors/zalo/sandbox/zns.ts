import { Refused, type Json, type SandboxOa, type SandboxState, type SandboxTemplate } from './state.ts';

/** Takes a message as Zalo does: templates, parameters, phones and the quota are looked at. */
export function sendMessage(state: SandboxState, oa: SandboxOa, body: Json): Json {
  const template = templateOf(state, String(body['template_id']));
  if (template.status !== 'ENABLE') throw new Refused(-131, 'Template is not approved');
  const data = body['template_data'] as Json;
  checkData(template, data);
  const phone = String(body['phone']);
  if (!/^84[2-9]\d{8}$/.test(phone)) throw new Refused(-108, 'Phone number is invalid');
  const refusal = state.refusals.get(phone);
  if (refusal !== undefined) throw new Refused(refusal, 'Message is refused');
  const isTest = body['mode'] === 'development';
  if (!isTest) countDown(state, oa);
  const trackingId = String(body['tracking_id']);
  state.messages.push({ oaId: oa.id, phone, templateId: template.id, data, trackingId, isTest });
  const sent_time = String(state.settings.now().getTime());
  return { msg_id: `m${state.messages.length}`, sent_time, sending_mode: '1', quota: readQuota(state, oa) };
}

function countDown({ quotas }: SandboxState, oa: SandboxOa): void {
  const left = quotas.get(oa.id) ?? 0;
  if (left <= 0) throw new Refused(-144, 'OA has exceeded its daily quota');
  quotas.set(oa.id, left - 1);
}

function checkData({ params }: SandboxTemplate, data: Json | undefined): void {
  if (!data) throw new Refused(-111, 'Template data is empty');
  for (const [name, most] of Object.entries(params)) {
    const value = data[name];
    if (typeof value !== 'string' || value === '') throw new Refused(-1122, `Missing parameter ${name}`);
    if (value.length > most) throw new Refused(-1121, `Parameter ${name} is too long`);
  }
}

/** Figures come as texts. */
export const readQuota = ({ quotas, settings }: SandboxState, oa: SandboxOa): Json => ({
  dailyQuota: String(settings.dailyQuota),
  remainingQuota: String(quotas.get(oa.id) ?? 0),
});

export function listTemplates({ templates }: SandboxState, query: URLSearchParams): Json {
  const offset = Number(query.get('offset'));
  const page = [...templates.values()].slice(offset, offset + Number(query.get('limit')));
  return {
    data: page.map(({ id, name, status }) => ({ templateId: Number(id), templateName: name, status })),
    metadata: { total: templates.size },
  };
}

export function readTemplate(state: SandboxState, id: string): Json {
  const { name, status, tag, price, params } = templateOf(state, id);
  return {
    templateId: Number(id),
    templateName: name,
    status,
    templateTag: tag,
    price: String(price),
    listParams: Object.entries(params).map(([param, maxLength]) => ({
      name: param,
      require: true,
      type: 'STRING',
      maxLength,
      minLength: 0,
    })),
  };
}

function templateOf({ templates }: SandboxState, id: string): SandboxTemplate {
  const template = templates.get(id);
  if (!template) throw new Refused(-109, 'Template id is invalid');
  return template;
}
