import type {
  OaCall,
  OaMessage,
  OaParameter,
  OaQuota,
  OaSent,
  OaTemplate,
  OaTemplateState,
} from '#contract/officialAccount.ts';
import { ask, toFacts, toNumber, toText, type Facts } from './client.ts';

/* Zalo Notification Service: messages to phones by approved templates (domain A4). */

const get = (call: OaCall, token: string, path: string): Promise<Facts> =>
  ask(call, { url: new URL(path, call.app.znsUrl).href, headers: { access_token: token } });

export async function sendMessage(call: OaCall, token: string, message: OaMessage): Promise<OaSent> {
  const { phone, templateId, data, trackingId, isTest = false } = message;
  const answer = await ask(call, {
    method: 'POST',
    url: new URL('/message/template', call.app.znsUrl).href,
    headers: { 'content-type': 'application/json', access_token: token },
    body: JSON.stringify({
      phone,
      template_id: templateId,
      template_data: data,
      tracking_id: trackingId,
      ...(isTest && { mode: 'development' }),
    }),
  });
  const sent = toFacts(answer['data']);
  return {
    messageId: toText(sent['msg_id']),
    quota: sent['quota'] === undefined ? null : toQuota(toFacts(sent['quota'])),
  };
}

export const readQuota = async (call: OaCall, token: string): Promise<OaQuota> =>
  toQuota(toFacts((await get(call, token, '/message/quota'))['data']));

const toQuota = (facts: Facts): OaQuota => ({
  day: toNumber(facts['dailyQuota']),
  left: toNumber(facts['remainingQuota']),
});

/** Templates on a page of the list. */
const PAGE = 100;

/** All templates of the account, each with what it wants to be told. */
export async function listTemplates(call: OaCall, token: string): Promise<OaTemplate[]> {
  const found: OaTemplate[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { data } = await get(call, token, `/template/all?offset=${offset}&limit=${PAGE}`);
    const page = Array.isArray(data) ? data.map(toFacts) : [];
    for (const template of page) found.push(await readTemplate(call, token, toText(template['templateId'])));
    if (page.length < PAGE) return found;
  }
}

async function readTemplate(call: OaCall, token: string, id: string): Promise<OaTemplate> {
  const path = `/template/info/v2?template_id=${encodeURIComponent(id)}`;
  const facts = toFacts((await get(call, token, path))['data']);
  const parameters: unknown = facts['listParams'];
  return {
    id,
    name: toText(facts['templateName']),
    state: STATES[toText(facts['status'])] ?? 'disabled',
    tag: toText(facts['templateTag']) || null,
    price: facts['price'] === undefined ? null : toNumber(facts['price']),
    parameters: Array.isArray(parameters) ? parameters.map((one) => toParameter(toFacts(one))) : [],
  };
}

const STATES: Readonly<Record<string, OaTemplateState>> = {
  PENDING_REVIEW: 'pending',
  ENABLE: 'enabled',
  REJECT: 'rejected',
  DISABLE: 'disabled',
  DELETE: 'disabled',
};

const toParameter = (facts: Facts): OaParameter => ({
  name: toText(facts['name']),
  isRequired: facts['require'] === true,
  maxLength: toNumber(facts['maxLength']) || null,
});
