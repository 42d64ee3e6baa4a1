import type { RecordChange, Sent } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { SwitchModelActionInput } from '#generated/crm/switch-model.action.gen.ts';

/** One article of leads is another one from now on: as many pieces, at the price that is said or that the other one has. */
export async function switchModels(
  { records }: CrmContext,
  changes: readonly RecordChange<Lead>[],
  { goods_id, to_goods_id, unit_price, note }: Sent<SwitchModelActionInput>,
): Promise<void> {
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    const [only, ...more] = record.lines;
    const line = goods_id
      ? record.lines.find((one) => one.goods_id === goods_id)
      : more.length === 0
        ? only
        : undefined;
    if (!line) {
      change.refuse(goods_id ? 'rule.lead.not_its_goods' : 'rule.lead.which_goods', 'goods_id');
      continue;
    }
    const other = {
      goods_id: to_goods_id,
      quantity: line.quantity,
      discount: 0,
      is_gift: line.is_gift,
      ...(typeof unit_price === 'number' && { unit_price }),
    };
    const lines = record.lines.map((one) => (one.id === line.id ? other : { id: one.id }));
    await records('lead').update([{ id: record.id, lines, last_note: note }]);
  }
}
