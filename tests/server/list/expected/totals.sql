SELECT a."#total" AS total, FALSE AS is_capped, FALSE AS are_counts_capped, json_build_object('cod_amount', CASE WHEN abs(a."#s0") > 9007199254740991 THEN to_json(a."#s0"::text) ELSE to_json(a."#s0") END, 'quantity', CASE WHEN abs(a."#s1") > 9007199254740991 THEN to_json(a."#s1"::text) ELSE to_json(a."#s1") END)::text AS sum, json_build_object('ready', a."#c0", 'dear', a."#c1")::text AS counts, now() AS counted_at, pg_current_snapshot()::text AS snapshot
FROM (SELECT count(*) AS "#total", count(*) AS "#scanned", coalesce(sum(q."#s0"), 0) AS "#s0", coalesce(sum(q."#s1"), 0) AS "#s1", count(*) FILTER (WHERE q."#c0") AS "#c0", count(*) FILTER (WHERE q."#c1") AS "#c1"
FROM (SELECT t."cod_amount" AS "#s0", t."quantity" AS "#s1", (t."status" = ANY($1::int4[])) AS "#c0", (t."cod_amount" >= $2::int8) AS "#c1"
FROM "shop_order" t
WHERE t."customer_id" = $3::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($4::int8[]::int8[])) AND t."deleted_at" IS NULL) q) a
