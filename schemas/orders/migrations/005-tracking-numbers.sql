-- An order is searched by the tracking numbers of all its parcels.
update "order" o set tracking_numbers = p.numbers
from (
  select order_id, string_agg(delivery_order_id, ' ' order by package_no) as numbers
  from order_package
  where deleted_at is null and delivery_order_id is not null
  group by order_id
) p
where p.order_id = o.id;
