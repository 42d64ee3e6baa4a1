-- Transfers are found by the tracking numbers of their parcels.
update goods_transfer set tracking_numbers = (
  select string_agg(p.delivery_order_id, ' ' order by p.number)
  from (select distinct number, delivery_order_id from goods_transfer_parcel
    where goods_transfer_id = goods_transfer.id and deleted_at is null and delivery_order_id is not null) p
);
