-- The same of bills.
update pos_sale b set invoice_known = known.handling
from (
  select s.pos_sale_id, case when bool_or(i.handling = 2) then 2 when bool_or(i.handling = 1) then 1 else max(i.handling) end as handling
  from invoice_source s join invoice i on i.id = s.invoice_id
  where s.pos_sale_id is not null and s.deleted_at is null and i.deleted_at is null
  group by s.pos_sale_id
) known
where known.pos_sale_id = b.id and b.deleted_at is null;
