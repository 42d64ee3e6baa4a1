-- Campaigns know whether their account can be asked.
update ads_campaign c set is_connected = (a.platform = 'facebook' and a.status = 1 and a.token_status = 'valid')
from ads_account a where a.id = c.ads_account_id and a.customer_id = c.customer_id and c.is_connected is null;

-- What was spent in won was stored in whole ones, and read in hundredths like every amount but the dong.
update ads_daily set spend = spend * 100 where currency = 'KRW';
