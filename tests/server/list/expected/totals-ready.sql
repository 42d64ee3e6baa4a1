SELECT a."#total" AS total, FALSE AS is_capped, FALSE AS are_counts_capped, json_build_object('quantity', CASE WHEN abs(a."#s0") > 9007199254740991 THEN to_json(a."#s0"::text) ELSE to_json(a."#s0") END)::text AS sum, json_build_object('ready', a."#c0")::text AS counts, now() AS counted_at, pg_current_snapshot()::text AS snapshot
FROM (SELECT count(*) FILTER (WHERE q."#part") AS "#total", count(*) AS "#scanned", coalesce(sum(q."#s0") FILTER (WHERE q."#part"), 0) AS "#s0", count(*) FILTER (WHERE q."#c0") AS "#c0"
FROM (SELECT t."quantity" AS "#s0", (t."status" = ANY($1::int4[])) AS "#c0", (t."status" = ANY($2::int4[])) AS "#part"
FROM "shop_order" t
WHERE t."customer_id" = $3::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($4::int8[]::int8[])) AND t."deleted_at" IS NULL) q) a
