-- Leads know the conversation that they came from, the last one where there were several.
update lead l set conversation_id = c.id
from (select customer_id, lead_id, max(id) as id from conversation
  where lead_id is not null and deleted_at is null group by customer_id, lead_id) c
where c.lead_id = l.id and c.customer_id = l.customer_id and l.conversation_id is null;

-- And the buyer of the same phone.
update lead l set buyer_id = b.id
from buyer b where b.phone = l.phone and b.customer_id = l.customer_id and b.deleted_at is null and l.buyer_id is null;
