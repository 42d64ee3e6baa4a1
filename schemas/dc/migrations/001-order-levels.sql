-- Orders say at which level of the network the distributor stands that made them.
update dc_order set level = d.level from distributor d
where d.customer_id = dc_order.customer_id and d.id = dc_order.distributor_id and dc_order.level is null and d.level > 0;
