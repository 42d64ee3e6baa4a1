/** Who is signed in: rights, company, warehouses, points of sale, settings. Throws on a public page. */
export { useSession } from '#web/auth/session.ts';
