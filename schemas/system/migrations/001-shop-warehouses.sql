-- The stock of each shop lies in a warehouse of its own.
insert into warehouse (customer_id, code_name, name, id_city, active)
select p.customer_id, 'CH-' || p.code, 'Kho ' || p.name, p.id_city, true
from pos p
where p.deleted_at is null and p.warehouse_id is null
and not exists (select 1 from warehouse w where w.customer_id = p.customer_id and w.code_name = 'CH-' || p.code)
order by p.id;

update pos p set warehouse_id = w.id
from warehouse w
where w.customer_id = p.customer_id and w.code_name = 'CH-' || p.code and w.deleted_at is null
and p.deleted_at is null and p.warehouse_id is null;
