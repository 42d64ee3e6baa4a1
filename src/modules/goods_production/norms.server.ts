import type { RecordChange, Sent } from '#contract/module.ts';
import type { GoodsProductionContext } from '#generated/goods_production/module.gen.server.ts';
import type { ProductionNorm } from '#generated/goods_production/production-norm.entity.gen.ts';
import type {
  StyleLinesActionInput,
  StyleLinesActionResult,
} from '#generated/goods_production/style-lines.action.gen.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { groupByMaterial, lineFor, type NormLine } from './explode.ts';

type NormChange = RecordChange<ProductionNorm>;
type Changes = readonly NormChange[];

const PERCENT = 100;

/** Before they are stored: their version, what a piece costs, and of a norm that comes into force that it covers every size. */
export async function completeNorms(context: GoodsProductionContext, changes: Changes): Promise<void> {
  const written = changes.filter(({ record }) => record !== null);
  const styles = [...new Set(written.flatMap(({ record }) => record?.style_code ?? []))];
  const sizes = await readSizes(context, styles);
  await numberVersions(context, written);
  await priceNorms(context, written, sizes);
  const activated = written.filter(({ action }) => action === 'activate');
  for (const change of activated) refuseUncovered(change, sizes);
  await retireOthers(context, activated);
}

/** What a pattern-maker takes the columns of a norm from. */
export async function readStyleSizes(
  context: GoodsProductionContext,
  { style_code }: { style_code: string },
): Promise<{ columns: string[] }> {
  return { columns: (await readSizes(context, [style_code])).get(style_code) ?? [] };
}

/** What a planner takes the lines of a requirement from. */
export async function listStyleLines(
  { records, refuse }: GoodsProductionContext,
  { style_code, quantity }: Sent<StyleLinesActionInput>,
): Promise<StyleLinesActionResult> {
  const goods = await records('goods').find({ style_code, active: true });
  if (goods.length === 0)
    return refuse('rule.production_requirement.no_style', 'style_code', { value: style_code });
  return {
    rows: goods.map(({ id, sku, name, size, color }) => ({
      goods_id: id,
      sku,
      name,
      size,
      color,
      quantity: quantity ?? null,
    })),
  };
}

/** Sizes of the articles of each style, in the order in which they were added. */
async function readSizes({ db }: GoodsProductionContext, styles: readonly string[]) {
  const sizes = new Map<string, string[]>();
  if (styles.length === 0) return sizes;
  const goods = await db
    .selectFrom('goods')
    .select(['style_code', 'size'])
    .where('style_code', '=', anyTextOf(styles))
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .groupBy(['style_code', 'size'])
    .orderBy(({ fn }) => fn.min('id'))
    .execute();
  for (const { style_code, size } of goods)
    if (style_code && size) sizes.set(style_code, [...(sizes.get(style_code) ?? []), size]);
  return sizes;
}

async function numberVersions({ records }: GoodsProductionContext, changes: Changes): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  if (made.length === 0) return;
  const styles = made.map(({ style_code }) => style_code);
  const known = await records('production_norm').lock({ style_code: styles });
  const last = new Map<string, number>();
  for (const { style_code, revision } of known)
    last.set(style_code, Math.max(revision, last.get(style_code) ?? 0));
  for (const record of made) {
    record.revision = (last.get(record.style_code) ?? 0) + 1;
    last.set(record.style_code, record.revision);
  }
}

/** The mean over the sizes of the style, by the last prices. */
async function priceNorms(
  { records }: GoodsProductionContext,
  changes: Changes,
  sizes: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const norms = changes.flatMap(({ record }) => record ?? []);
  const ids = [...new Set(norms.flatMap(({ lines }) => lines.map(({ material_id }) => material_id)))];
  const materials = ids.length > 0 ? await records('material').find({ id: ids }) : [];
  const prices = new Map(materials.map(({ id, last_price }) => [id, last_price ?? 0]));
  for (const norm of norms) {
    const known = sizes.get(norm.style_code) ?? [null];
    const costs = known.map((size) => costOf(norm.lines.map(toNumbers), size, prices));
    norm.material_cost = Math.round(costs.reduce((sum, cost) => sum + cost, 0) / costs.length);
  }
}

function costOf(norm: readonly NormLine[], size: string | null, prices: ReadonlyMap<number, number>): number {
  return [...groupByMaterial(norm)].reduce((sum, [material, lines]) => {
    const line = lineFor(lines, { size, color: null });
    const used = line ? (line.quantity * (PERCENT + line.waste_percent)) / PERCENT : 0;
    return sum + used * (prices.get(material) ?? 0);
  }, 0);
}

function refuseUncovered(change: NormChange, sizes: ReadonlyMap<string, readonly string[]>): void {
  const { record } = change;
  if (!record) return;
  const missing = (sizes.get(record.style_code) ?? []).filter((size) =>
    [...groupByMaterial(record.lines).values()].some(
      (lines) => !lines.some((line) => line.size === null || line.size === size),
    ),
  );
  if (missing.length > 0)
    change.refuse('rule.production_norm.size_missing', 'lines', { value: missing.join(', ') });
}

/** One norm of a style is in force. */
async function retireOthers({ records }: GoodsProductionContext, changes: Changes): Promise<void> {
  const styles = changes.flatMap(({ record }) => record?.style_code ?? []);
  if (styles.length === 0) return;
  const norms = records('production_norm');
  const others = await norms.lock({ style_code: styles, status: 'active' });
  if (others.length > 0)
    await norms.transition(
      'retire',
      others.map(({ id }) => id),
    );
}

/** Decimals of rows that are stored come as exact text. */
const toDecimal = (value: number | string): number => Number(value);

const toNumbers = <Line extends NormLine>(line: Line): Line => ({
  ...line,
  quantity: toDecimal(line.quantity),
  waste_percent: toDecimal(line.waste_percent),
});

/** The same as a draft, to be changed. */
export async function copyNorms({ records, today }: GoodsProductionContext, changes: Changes): Promise<void> {
  await records('production_norm').create(
    changes.flatMap(({ record }) => (record ? [toDraft(record, today)] : [])),
  );
}

const toDraft = ({ style_code, name, note, lines, rates }: ProductionNorm, effective_from: string) => ({
  style_code,
  name,
  note,
  effective_from,
  lines: lines
    .map(toNumbers)
    .map(({ material_id, size, color, quantity, waste_percent, stage, note: why }) => ({
      material_id,
      size,
      color,
      quantity,
      waste_percent,
      stage,
      note: why,
    })),
  rates: rates.map(({ stage, minutes, piece_rate }) => ({
    stage,
    minutes: minutes === null ? null : toDecimal(minutes),
    piece_rate,
  })),
});
