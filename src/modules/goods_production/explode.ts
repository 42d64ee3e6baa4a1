/* What a requirement needs of its materials: pure, so that it can be followed by hand. */

/** Pieces of a size and colour that are to be made. */
export interface Pieces {
  size: string | null;
  color: string | null;
  quantity: number;
}

/** What a piece consumes of a material; without a size or colour it is for all that have no line of their own. */
export interface NormLine {
  material_id: number;
  size: string | null;
  color: string | null;
  quantity: number;
  waste_percent: number;
}

/** Units of which nothing is cut off: what is needed of them is whole. */
const MEASURED: ReadonlySet<string> = new Set(['m', 'kg', 'cone']);

const THOUSANDTHS = 1000;

/** The line of a material that holds for a piece: that of its size and colour before that of all. */
export function lineFor(lines: readonly NormLine[], { size, color }: Omit<Pieces, 'quantity'>) {
  const fits = lines.filter(
    (line) => (line.size === null || line.size === size) && (line.color === null || line.color === color),
  );
  const rank = (line: NormLine) => (line.size === null ? 0 : 2) + (line.color === null ? 0 : 1);
  return fits.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Materials of a norm with their lines. */
export function groupByMaterial(norm: readonly NormLine[]): Map<number, NormLine[]> {
  const groups = new Map<number, NormLine[]>();
  for (const line of norm) groups.set(line.material_id, [...(groups.get(line.material_id) ?? []), line]);
  return groups;
}

/** What all pieces need of each material, with its waste, rounded up to what its unit can be cut to. */
export function explode(
  pieces: readonly Pieces[],
  norm: readonly NormLine[],
  unitOf: (material: number) => string,
): Map<number, number> {
  const needs = new Map<number, number>();
  for (const [material, lines] of groupByMaterial(norm)) {
    // In millionths, because a sum of decimals is not exact.
    const millionths = pieces.reduce((sum, one) => sum + millionthsOf(lineFor(lines, one), one.quantity), 0);
    if (millionths > 0) needs.set(material, roundUp(millionths, unitOf(material)));
  }
  return needs;
}

/** What the pieces of each row need of each material, with its waste and not rounded up: the matrix of a requirement. */
export function needsByPiece<Row extends Pieces>(pieces: readonly Row[], norm: readonly NormLine[]) {
  return pieces.flatMap((row) =>
    [...groupByMaterial(norm)].flatMap(([material_id, lines]) => {
      const line = lineFor(lines, row);
      return line
        ? [{ row, material_id, line, quantity: millionthsOf(line, row.quantity) / THOUSANDTHS / THOUSANDTHS }]
        : [];
    }),
  );
}

const millionthsOf = (line: NormLine | undefined, pieces: number): number =>
  line
    ? Math.round(line.quantity * THOUSANDTHS) * pieces * (THOUSANDTHS + Math.round(line.waste_percent * 10))
    : 0;

const roundUp = (millionths: number, unit: string): number =>
  MEASURED.has(unit)
    ? Math.ceil(millionths / THOUSANDTHS) / THOUSANDTHS
    : Math.ceil(millionths / THOUSANDTHS / THOUSANDTHS);

/** How many packs (rolls) that much is. */
export const packsOf = (quantity: number, packSize: number): number =>
  Math.ceil(Math.round(quantity * THOUSANDTHS) / Math.round(packSize * THOUSANDTHS));
