-- Returns from before know the shop that has their goods again.
update goods_return set pos_id = pos.id from pos
where pos.warehouse_id = goods_return.warehouse_id and pos.deleted_at is null;
