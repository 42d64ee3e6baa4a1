-- Until now combos were packed and taken apart at once.
update combo_assembly set status = 'done', done_at = created_at where status is null;
