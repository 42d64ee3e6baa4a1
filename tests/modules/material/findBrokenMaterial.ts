/** Reads rows of the database that is looked at. */
type Run = (text: string) => Promise<object[]>;

const MOVED = (kinds: string) =>
  `coalesce((select sum(m.quantity) from material_move m where m.material_id = r.material_id and m.document_code = r.document_code
    and m.kind in (${kinds})), 0)`;

/** Each gives the rows that break one of the invariants of materials. */
const BROKEN = {
  'what is left of a lot is the sum of its moves': `select code, remaining from material_lot l where remaining <> coalesce((
    select sum(m.quantity) from material_move m where m.lot_id = l.id), 0)`,
  'no lot holds less than nothing': 'select code from material_lot where remaining < 0',
  'a requirement has what the ledger gave it': `select document_code, material_id from material_reservation r
    where issued <> -${MOVED("'issue'")} or returned <> ${MOVED("'return'")} or consumed <> -${MOVED("'consume'")}`,
  'a workshop holds no less than nothing':
    'select document_code from material_reservation where issued - returned - consumed < 0',
};

/** Invariants of materials (screen book, 5.2) that a database breaks, with the rows. */
export async function findBrokenMaterial(run: Run): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(BROKEN))
    for (const row of await run(query)) broken.push(`${rule}: ${JSON.stringify(row)}`);
  return broken;
}
