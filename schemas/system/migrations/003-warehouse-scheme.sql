-- A warehouse in a province of the old scheme has its whole address in that scheme.
update warehouse w set address_scheme = 0
from place p
where p.id = w.id_city and p.scheme = 0;
