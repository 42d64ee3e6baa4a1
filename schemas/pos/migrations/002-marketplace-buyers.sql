-- Who is known from orders of marketplaces alone is theirs, and was kept as a buyer before.
delete from buyer b
where exists (select 1 from "order" o where o.customer_id = b.customer_id and o.receiver_phone = b.phone and o.source in (1, 2, 5))
and not exists (select 1 from "order" o where o.customer_id = b.customer_id and o.receiver_phone = b.phone and o.source is null)
and not exists (select 1 from pos_sale s where s.customer_id = b.customer_id and s.buyer_phone = b.phone)
and not exists (select 1 from point_entry p where p.customer_id = b.customer_id and p.buyer_id = b.id)
and b.birthday is null and b.note is null;
