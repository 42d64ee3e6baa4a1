-- Orders that confirmed leads became know their lead, and the conversation that the lead came from.
update "order" o set lead_id = l.id
from lead l where l.order_id = o.id and l.customer_id = o.customer_id and o.lead_id is null;

update "order" o set conversation_id = c.id
from conversation c where c.lead_id = o.lead_id and c.customer_id = o.customer_id and o.conversation_id is null;
