-- Categories stand in a tree of two levels.
update goods_category c set level = case when p.id is null then 0 else 1 end, path = concat_ws(' / ', p.code, c.code)
from goods_category own left join goods_category p on p.id = own.parent_id and p.deleted_at is null
where own.id = c.id and c.path is null;
