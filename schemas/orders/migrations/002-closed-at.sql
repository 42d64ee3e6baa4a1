-- Orders that ended before it was noted when: at their last change, which is when they ended or later.
update "order" set closed_at = updated_at where status in (0, 200, 220, 240) and closed_at is null;
