-- What orders that are under way (35 to 160) ask for lies in their warehouse, and is kept back for them.
insert into reservation (customer_id, goods_id, warehouse_id, quantity, reason, document_type, document_id, document_code, reserved_at)
select o.customer_id, l.goods_id, o.warehouse_id, sum(l.quantity), 'order', 'order', o.id, o.customer_order_id, now()
from "order" o join order_line l on l.order_id = o.id
where o.status in (35, 40, 60, 100, 160) and o.deleted_at is null and o.warehouse_id is not null
group by o.customer_id, l.goods_id, o.warehouse_id, o.id, o.customer_order_id
order by o.id;

insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, quantity, reason)
select customer_id, goods_id, 'adjust', 'stock', warehouse_id, sum(quantity), 'opening'
from reservation where document_type = 'order' and status = 1
group by customer_id, goods_id, warehouse_id;

insert into stock_balance (customer_id, goods_id, warehouse_id, quantity)
select customer_id, goods_id, warehouse_id, sum(quantity)
from reservation where document_type = 'order' and status = 1
group by customer_id, goods_id, warehouse_id
on conflict (customer_id, goods_id, warehouse_id, cell_id, lot, expired_date, uid, quality, owner_id)
do update set quantity = stock_balance.quantity + excluded.quantity;

insert into stock_level (customer_id, goods_id, warehouse_id, on_hand, reserved)
select customer_id, goods_id, warehouse_id, sum(quantity), sum(quantity)
from reservation where document_type = 'order' and status = 1
group by customer_id, goods_id, warehouse_id
on conflict (customer_id, goods_id, warehouse_id)
do update set on_hand = stock_level.on_hand + excluded.on_hand, reserved = stock_level.reserved + excluded.reserved;
