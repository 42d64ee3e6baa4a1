SELECT coalesce(json_agg(r.row), '[]'::json)::text AS rows, (array_agg(r."#key"::text))[1] AS first_key, (array_agg(r."#id"))[1] AS first_id, (array_agg(r."#key"::text))[count(*)] AS last_key, (array_agg(r."#id"))[count(*)] AS last_id, (SELECT string_agg(v."name" || ' ' || v."status" || ' ' || v."position", ',')
FROM "khuon_custom_view" v
WHERE v."customer_id" = $1::int8 AND v."account_id" = $3::int8 AND v."screen" = 'shop/orders') AS choice
FROM (SELECT o AS row, "#key", "#id"
FROM (SELECT t."created_at" AS "#key", c."id" AS "#id"
FROM "shop_order" t
JOIN (SELECT t.*
FROM "shop_line" t
WHERE t."customer_id" = $1::int8) c ON c."order_id" = t."id"
WHERE t."customer_id" = $1::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($2::int8[]::int8[])) AND t."deleted_at" IS NULL
ORDER BY "#key" DESC, "#id" DESC
LIMIT 20) p
JOIN (SELECT t.*
FROM "shop_line" t
WHERE t."customer_id" = $1::int8) c ON c."id" = "#id"
JOIN "shop_order" t ON t."customer_id" = $1::int8 AND t."id" = c."order_id"
CROSS JOIN LATERAL (SELECT c."id" AS "id", c."version" AS "version", c."order_id" AS "order_id", t."code" AS "code", t."status" AS "status", c."sku" AS "lines.sku", c."quantity" AS "lines.quantity", c."unit_price" AS "lines.unit_price") o
ORDER BY "#key" DESC, "#id" DESC) r
