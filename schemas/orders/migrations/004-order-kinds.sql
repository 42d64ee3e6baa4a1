-- Every order is made for something: a sale, unless its creation method says dropship or staff export.
update "order" set kind = case when create_method in (4, 8) then create_method else 1 end where kind is null;
