-- Bills from before shifts were kept: one shift a shop and day, counted as it should be.
insert into pos_shift (customer_id, code, pos_id, account_id, status, opened_at, closed_at, opening_cash, difference, created_at)
select s.customer_id, 'CA-' || s.pos_id || '-' || to_char(s.paid_at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD'),
  s.pos_id, min(s.seller_id), 'reviewed', min(s.paid_at), max(s.paid_at), 0, 0, min(s.paid_at)
from pos_sale s
where s.shift_id is null
group by s.customer_id, s.pos_id, to_char(s.paid_at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD');

update pos_sale s set shift_id = h.id
from pos_shift h
where s.shift_id is null and h.customer_id = s.customer_id
and h.code = 'CA-' || s.pos_id || '-' || to_char(s.paid_at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD');

update pos_sale set status = 'paid' where status is null;
