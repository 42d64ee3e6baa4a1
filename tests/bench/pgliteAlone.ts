import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** A process that opens the embedded database's files and does nothing else: what the server's start is measured against. */
const db = await PGlite.create({
  dataDir: process.env.DB_DIR,
  extensions: { btree_gin, btree_gist, pg_trgm },
});
await db.query('select 1');
console.log('listening');
process.on('SIGTERM', () => void db.close().then(() => process.exit(0)));
