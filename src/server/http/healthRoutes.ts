import type { Calls } from './Calls.ts';
import type { Db } from '#server/db/Db.ts';

/** Version of the API that stands in `/health` and in the OpenAPI document. */
const VERSION = '0.1.0';

/** `GET /health` (answers at once, whatever the database does) and `GET /openapi.json`. */
export function healthRoutes(calls: Calls, db: Db, openApi: () => Promise<string>): void {
  calls.get('/health', { config: { access: 'public' } }, (_, reply) => {
    const status = db.isUp ? 'ok' : 'down';
    return reply.code(db.isUp ? 200 : 503).send({ status, database: db.kind, version: VERSION });
  });
  calls.get('/openapi.json', { config: { access: 'public' } }, async (_, reply) =>
    reply.type('application/json').send(await openApi()),
  );
}
