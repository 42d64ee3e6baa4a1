-- Accounts of TikTok and Google can be asked as those of Facebook can: their campaigns know it.
update ads_campaign c set is_connected = true
from ads_account a where a.id = c.ads_account_id and a.customer_id = c.customer_id and a.platform in ('tiktok', 'google')
  and a.status = 1 and a.token_status = 'valid' and a.token is not null and c.is_connected is distinct from true;
