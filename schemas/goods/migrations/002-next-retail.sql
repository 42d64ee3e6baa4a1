-- The retail price to come stands beside the one that counts.
update goods_price c set next_retail = n.retail_price from goods_price n
where n.customer_id = c.customer_id and n.goods_id = c.goods_id and n.from_date = c.next_from and n.state = 'scheduled'
and n.deleted_at is null and c.state = 'current' and c.next_retail is null;
