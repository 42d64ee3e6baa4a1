-- Roles count the accounts that have them.
update role r set holders = (
  select count(*) from account__role_ids l
  join account a on a.id = l.account_id
  where l.role_id = r.id and a.deleted_at is null);
