SELECT a."#total" AS total, a."#scanned" > 100 AS is_capped, b."#scanned" > 100 AS are_counts_capped, json_build_object('lines.quantity', CASE WHEN abs(a."#s0") > 9007199254740991 THEN to_json(a."#s0"::text) ELSE to_json(a."#s0") END)::text AS sum, json_build_object('ready', b."#c0")::text AS counts, now() AS counted_at, pg_current_snapshot()::text AS snapshot
FROM (SELECT count(*) AS "#total", count(*) AS "#scanned", coalesce(sum(q."#s0"), 0) AS "#s0"
FROM (SELECT c."quantity" AS "#s0"
FROM "shop_order" t
JOIN (SELECT t.*
FROM "shop_line" t
WHERE t."customer_id" = $1::int8) c ON c."order_id" = t."id"
WHERE t."customer_id" = $1::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($2::int8[]::int8[])) AND t."deleted_at" IS NULL
LIMIT 101) q) a
CROSS JOIN (SELECT count(*) AS "#total", count(*) AS "#scanned", count(*) FILTER (WHERE q."#c0") AS "#c0"
FROM (SELECT (t."status" = ANY($3::int4[])) AS "#c0"
FROM "shop_order" t
WHERE t."customer_id" = $1::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($4::int8[]::int8[])) AND t."deleted_at" IS NULL
LIMIT 101) q) b
