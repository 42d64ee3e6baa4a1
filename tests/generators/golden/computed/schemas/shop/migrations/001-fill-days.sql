-- Bills from before they had an end.
update bill set days = 0 where days is null;
