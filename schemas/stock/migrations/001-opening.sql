-- Each goods has a level, a balance and an opening move in each warehouse: of nothing, until somebody counts what lies there.
insert into stock_level (customer_id, goods_id, warehouse_id)
select g.customer_id, g.id, w.id
from goods g join warehouse w on w.customer_id = g.customer_id
where g.deleted_at is null and w.deleted_at is null
order by g.id, w.id;

insert into stock_balance (customer_id, goods_id, warehouse_id)
select customer_id, goods_id, warehouse_id from stock_level order by id;

insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
select customer_id, goods_id, 'adjust', 'stock', warehouse_id, 0, 'opening' from stock_level order by id;
