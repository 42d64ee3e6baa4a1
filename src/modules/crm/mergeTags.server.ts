import type { RecordChange, Sent } from '#contract/module.ts';
import type { ConversationTag } from '#generated/crm/conversation-tag.entity.gen.ts';
import type { MergeTagActionInput } from '#generated/crm/merge-tag.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Two words for one thing become one: whatever has them has the other, and they are retired. */
export async function mergeTags(
  context: CrmContext,
  changes: readonly RecordChange<ConversationTag>[],
  { tag_id }: Sent<MergeTagActionInput>,
): Promise<void> {
  const own = changes.find(({ id }) => id === tag_id);
  if (own) return own.refuse('rule.conversation_tag.same', 'tag_id');
  const ids = changes.map(({ id }) => id);
  await retag(context, ids, tag_id);
  const keywords = await context.records('keyword').lock({ tag_id: ids });
  await context.records('keyword').update(keywords.map(({ id }) => ({ id, tag_id })));
  await context.records('conversation_tag').update(ids.map((id) => ({ id, active: false })));
}

/** Conversations have the tag in place of the others, once. */
async function retag({ db, records }: CrmContext, ids: readonly number[], tag_id: number): Promise<void> {
  const links = await db
    .selectFrom('conversation__tag_ids')
    .select(['conversation_id', 'conversation_tag_id as tag'])
    .where('conversation_tag_id', '=', anyOf(ids))
    .execute();
  const talks = [...new Set(links.map(({ conversation_id: id }) => id))];
  if (talks.length === 0) return;
  const known = await records('conversation').lock({ id: talks });
  await records('conversation').update(
    known.map(({ id, tag_ids }) => ({
      id,
      tag_ids: [...new Set([...(tag_ids ?? []).filter((tag) => !ids.includes(tag)), tag_id])],
    })),
  );
}
