-- Buyers of these ask to cancel, of all others nobody.
update "order" set cancel_asked = coalesce(platform_status = 'IN_CANCEL' and status <> 0, false) where cancel_asked is null;
