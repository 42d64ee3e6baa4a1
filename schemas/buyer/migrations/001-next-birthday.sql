-- Birthdays come every year; those of today and later are worked out again in the night.
update buyer set next_birthday = (birthday + make_interval(years => date_part('year', age(birthday))::int + 1))::date where birthday is not null;
