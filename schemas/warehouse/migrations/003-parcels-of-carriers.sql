-- Transfers that wait to go with a carrier: those that are not split are one parcel, and each parcel is an order. Where nobody knows
-- the phone of whoever receives there the parcels become orders once the transfer is saved with one.
insert into goods_transfer_parcel (customer_id, goods_transfer_id, number, goods_id, sku, name, quantity, unit_weight)
select l.customer_id, l.goods_transfer_id, 1, l.goods_id, l.sku, l.name, l.quantity, nullif(g.weight, 0)
from goods_transfer t
join goods_transfer_line l on l.customer_id = t.customer_id and l.goods_transfer_id = t.id
join goods g on g.customer_id = l.customer_id and g.id = l.goods_id
where t.status = 'preparing' and t.delivery_company is not null and t.deleted_at is null and t.parcel_count is null
order by l.goods_transfer_id, l.id;

update goods_transfer set parcel_count = 1
where status = 'preparing' and delivery_company is not null and deleted_at is null and parcel_count is null;

insert into "order" (customer_id, customer_order_id, create_method, kind, status, receiver_country, address_scheme, priority,
  publish_invoice_type, delivery_check_goods, delivery_partial, delivery_return_required, is_pending, invoice_only, publish_invoice, transfer_code, parcel_number, warehouse_id,
  receiver_name, receiver_phone, receiver_address, delivery_company, delivery_order_id, cod_amount, weight, note)
select t.customer_id, t.code || '-' || k.number, 7, 1,
  case when min(k.delivery_order_id) is not null or t.delivery_company = 'self' then 40 else 35 end, 1, 2, 0,
  0, false, false, false, false, false, false,
  t.code, k.number, t.from_warehouse_id, left(coalesce(p.name, w.name), 100), coalesce(t.receiver_phone, p.phone, w.phone),
  coalesce(p.address, w.address, w.name), t.delivery_company, min(k.delivery_order_id), 0,
  case when count(*) = count(k.unit_weight) then sum(k.quantity * k.unit_weight) end, t.note
from goods_transfer t
join goods_transfer_parcel k on k.customer_id = t.customer_id and k.goods_transfer_id = t.id
join warehouse w on w.customer_id = t.customer_id and w.id = t.to_warehouse_id
left join pos p on p.customer_id = w.customer_id and p.warehouse_id = w.id and p.deleted_at is null
where t.status = 'preparing' and t.delivery_company is not null and t.deleted_at is null
and coalesce(t.receiver_phone, p.phone, w.phone) is not null
and not exists (select 1 from "order" o where o.customer_id = t.customer_id and o.transfer_code = t.code and o.status <> 0)
group by t.customer_id, t.id, k.number, p.id, w.id, t.code, t.delivery_company, t.from_warehouse_id, t.receiver_phone, t.note,
  p.name, p.phone, p.address, w.name, w.phone, w.address
order by t.id, k.number;

insert into order_line (customer_id, order_id, goods_id, sku, name, quantity, unit_price, discount, is_gift, tax_rate, unit_cost, unit_weight)
select o.customer_id, o.id, k.goods_id, g.sku, g.name, k.quantity, 0, 0, false, g.tax_rate, g.cost_price, g.weight
from "order" o
join goods_transfer t on t.customer_id = o.customer_id and t.code = o.transfer_code
join goods_transfer_parcel k on k.customer_id = t.customer_id and k.goods_transfer_id = t.id and k.number = o.parcel_number
join goods g on g.customer_id = k.customer_id and g.id = k.goods_id
where t.status = 'preparing' and o.status <> 0
and not exists (select 1 from order_line l where l.customer_id = o.customer_id and l.order_id = o.id)
order by o.id, k.id;
