-- Bills were merged at half past eleven in the evening.
update invoice_config set merge_at = '23:30' where publish_invoice_type = 2 and merge_at is null;
