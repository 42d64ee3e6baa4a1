-- A warehouse that belongs to a shop is told from those that goods are sent from.
update warehouse w set kind = case
  when exists (select 1 from pos p where p.warehouse_id = w.id and p.deleted_at is null) then 'shop' else 'storage' end
where w.kind is null or w.kind = 'storage';
