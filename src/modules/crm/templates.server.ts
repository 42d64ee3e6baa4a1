import type { RecordChange } from '#contract/module.ts';
import type { ConversationTemplate } from '#generated/crm/conversation-template.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** What a template may stand for; a chat fills it. */
const VARIABLES = new Set(['name', 'page', 'agent', 'phone', 'address', 'product', 'price', 'order_code']);

/** A word in braces that nothing fills would reach the customer as it is. */
export function checkVariables(_: CrmContext, changes: readonly RecordChange<ConversationTemplate>[]): void {
  for (const change of changes) {
    const named = (change.record?.body ?? '').matchAll(/\{([^{}]*)\}/gu);
    const unknown = [...named].find(([, name = '']) => !VARIABLES.has(name));
    if (unknown) change.refuse('rule.conversation_template.unknown_variable', 'body', { value: unknown[0] });
  }
}
