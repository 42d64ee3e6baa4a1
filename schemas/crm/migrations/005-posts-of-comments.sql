-- Posts below which people have commented have a record of their own, called by its number until its text is known. Asked as JSON: databases
-- of before comments were taken know no number of a post.
insert into conversation_post (customer_id, omnichannel_page_id, external_id, name)
select distinct c.customer_id, c.omnichannel_page_id, to_jsonb(c) ->> 'post_code', to_jsonb(c) ->> 'post_code'
from conversation c where to_jsonb(c) ->> 'post_code' is not null and c.deleted_at is null;

update conversation c set post_id = p.id
from conversation_post p
where p.customer_id = c.customer_id and p.omnichannel_page_id = c.omnichannel_page_id
and p.external_id = to_jsonb(c) ->> 'post_code' and c.post_id is null;
