-- Lines of bills name the promotion that lowered their price.
update pos_sale_line l set promotion_id = d.promotion_id
from pos_sale_discount d
where d.sale_id = l.sale_id and d.goods_id = l.goods_id and d.kind = 'goods'
  and d.promotion_id is not null and d.deleted_at is null and l.promotion_id is null;
