-- Orders and bills know what has become of their invoices.
update "order" o set invoice_known = known.handling
from (
  select s.order_id, case when bool_or(i.handling = 2) then 2 when bool_or(i.handling = 1) then 1 else max(i.handling) end as handling
  from invoice_source s join invoice i on i.id = s.invoice_id
  where s.order_id is not null and s.deleted_at is null and i.deleted_at is null
  group by s.order_id
) known
where known.order_id = o.id and o.deleted_at is null;
