-- Buyers of these ask to cancel.
update "order" set cancel_asked = true where platform_status = 'IN_CANCEL' and status <> 0;
