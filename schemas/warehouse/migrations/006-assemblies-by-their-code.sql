-- Entries of the ledger of costs that documents of combos wrote under the code of their combo name the document, where one alone
-- can have written them, so that they follow costs that are known later.
update goods_cost set document_code = a.code
from combo_assembly a
join combo c on c.customer_id = a.customer_id and c.id = a.combo_id
where goods_cost.customer_id = a.customer_id and goods_cost.kind = 'assembly' and goods_cost.document_code = c.code
and goods_cost.warehouse_id = a.warehouse_id and a.status = 'done' and a.deleted_at is null
and goods_cost.created_at between a.done_at - interval '1 hour' and a.done_at + interval '1 hour'
and (
  (a.kind = 'assemble' and goods_cost.goods_id = c.goods_id and goods_cost.quantity = a.quantity)
  or (a.kind = 'disassemble' and exists (
    select 1 from combo_item i where i.customer_id = c.customer_id and i.combo_id = c.id and i.deleted_at is null
    and i.goods_id = goods_cost.goods_id and i.quantity * a.quantity = goods_cost.quantity
  ))
)
and not exists (
  select 1 from combo_assembly o
  where o.customer_id = a.customer_id and o.combo_id = a.combo_id and o.warehouse_id = a.warehouse_id and o.kind = a.kind
  and o.id <> a.id and o.status = 'done' and o.deleted_at is null and o.quantity = a.quantity
  and o.done_at between a.done_at - interval '2 hours' and a.done_at + interval '2 hours'
);
