-- Transfers and receipts from before know the shops at their ends, so that the people there see them.
update goods_transfer set from_pos_id = pos.id from pos
where pos.warehouse_id = goods_transfer.from_warehouse_id and pos.deleted_at is null;

update goods_transfer set to_pos_id = pos.id from pos
where pos.warehouse_id = goods_transfer.to_warehouse_id and pos.deleted_at is null;

update goods_receipt set pos_id = pos.id from pos
where pos.warehouse_id = goods_receipt.warehouse_id and pos.deleted_at is null;
