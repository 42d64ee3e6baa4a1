SELECT coalesce(json_agg(r.row), '[]'::json)::text AS rows, (array_agg(r."#key"::text))[1] AS first_key, (array_agg(r."#id"))[1] AS first_id, (array_agg(r."#key"::text))[count(*)] AS last_key, (array_agg(r."#id"))[count(*)] AS last_id, (SELECT string_agg(v."name" || ' ' || v."status" || ' ' || v."position", ',')
FROM "khuon_custom_view" v
WHERE v."customer_id" = $1::int8 AND v."account_id" = $4::int8 AND v."screen" = 'shop/orders') AS choice
FROM (SELECT o AS row, "#key", "#id"
FROM (SELECT t."created_at" AS "#key", t."id" AS "#id"
FROM "shop_order" t
WHERE t."customer_id" = $1::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($3::int8[]::int8[])) AND t."deleted_at" IS NULL
ORDER BY "#key" DESC, "#id" DESC
LIMIT 25 OFFSET (SELECT $2::int8)) p
JOIN "shop_order" t ON t."customer_id" = $1::int8 AND t."id" = "#id"
LEFT JOIN (SELECT t.*
FROM "shop_warehouse" t
WHERE t."customer_id" = $1::int8) j1 ON j1."id" = t."warehouse_id"
LEFT JOIN (SELECT t.*
FROM "shop_person" t
WHERE t."customer_id" = $1::int8) j2 ON j2."id" = t."created_by"
CROSS JOIN LATERAL (SELECT t."id" AS "id", t."version" AS "version", t."code" AS "code", to_char(t."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "created_at", t."status" AS "status", t."receiver_name" AS "receiver_name", CASE WHEN length(t."receiver_phone") > 7 THEN left(t."receiver_phone", 3) || '***' || right(t."receiver_phone", 4) WHEN t."receiver_phone" IS NOT NULL THEN '***' END AS "receiver_phone", t."warehouse_id" AS "warehouse_id", CASE WHEN j1."id" IS NOT NULL THEN concat(j1."code_name"::text, ' – ', j1."name"::text) END AS "warehouse_id.label", t."quantity" AS "quantity", (t."quantity" * 2) AS "double", t."due_on" AS "due_on", t."is_pending" AS "is_pending", t."tags" AS "tags", t."created_by" AS "created_by", CASE WHEN j2."id" IS NOT NULL THEN j2."username"::text END AS "created_by.label") o
ORDER BY "#key" DESC, "#id" DESC) r
