import type { RecordChange } from '#contract/module.ts';
import type { ConversationTag } from '#generated/crm/conversation-tag.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

type TagChange = RecordChange<ConversationTag>;

/** One step nearer to the beginning (-1) or the end (1) of the tags that are offered; retired ones are passed over. */
const move =
  (step: 1 | -1, end: string) =>
  async ({ records }: CrmContext, changes: readonly TagChange[]): Promise<void> => {
    const tags = records('conversation_tag');
    const all = (await tags.lock({})).toSorted((a, b) => a.position - b.position || a.id - b.id);
    const before = new Map(all.map(({ id, position }) => [id, position]));
    for (const change of changes) {
      const at = all.findIndex(({ id }) => id === change.id);
      const [tag] = all.slice(at, at + 1);
      let to = at + step;
      while (all[to]?.active === false) to += step;
      if (!tag || !all[to]) change.refuse(end);
      else all.splice(to, 0, ...all.splice(at, 1));
    }
    await tags.update(
      all.flatMap(({ id }, at) => (before.get(id) === at + 1 ? [] : [{ id, position: at + 1 }])),
    );
  };

/** Offered earlier by one place. */
export const raiseTags = move(-1, 'rule.conversation_tag.is_first');

/** Offered later by one place. */
export const lowerTags = move(1, 'rule.conversation_tag.is_last');
