-- Buyers of marketplaces are written to by their marketplace alone: what was sent to them of their orders names them no more.
update zns_message m set phone = '***', buyer_name = null, data = null
from "order" o where o.customer_id = m.customer_id and o.customer_order_id = m.document_code
and o.source in (1, 2, 5) and m.sent_at is not null;
