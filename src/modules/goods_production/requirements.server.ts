import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type { IssueMaterialsActionInput } from '#generated/goods_production/issue-materials.action.gen.ts';
import type { GoodsProductionContext } from '#generated/goods_production/module.gen.server.ts';
import type { ProductionRequirement } from '#generated/goods_production/production-requirement.entity.gen.ts';
import {
  consumeHeld,
  issueMaterials,
  keepMaterials,
  readHeld,
  readSpent,
  releaseMaterials,
} from '#modules/material/material.api.server.ts';
import { expectGoods } from '#modules/warehouse/warehouse.api.server.ts';
import { asTable } from '#server/db/asTable.ts';
import { explode, needsByPiece, type NormLine } from './explode.ts';

type RequirementChange = RecordChange<ProductionRequirement>;
type Changes = readonly RequirementChange[];

/** Before they are stored: the norm that holds from acceptance on, and what came of it once it is confirmed. */
export async function completeRequirements(context: GoodsProductionContext, changes: Changes): Promise<void> {
  await freezeNorms(
    context,
    changes.filter(({ action }) => action === 'accept'),
  );
  for (const { action, record } of changes)
    if (action === 'confirm' && record) await closeRequirement(context, record);
}

async function freezeNorms({ records, today }: GoodsProductionContext, changes: Changes): Promise<void> {
  const styles = changes.flatMap(({ record }) => record?.style_code ?? []);
  if (styles.length === 0) return;
  const norms = await records('production_norm').find({ style_code: styles, status: 'active' });
  for (const change of changes) {
    const { record } = change;
    const norm = norms.find(
      ({ style_code, effective_from }) => style_code === record?.style_code && effective_from <= today,
    );
    if (!norm)
      change.refuse('rule.production_requirement.no_norm', 'style_code', { value: record?.style_code });
    else if (record) record.norm_id = norm.id;
  }
}

/** What a requirement needs is kept back for it. */
export async function keepNeeded(context: GoodsProductionContext, changes: Changes): Promise<void> {
  const requirements = changes.flatMap(({ record }) => record ?? []);
  const ids = requirements.flatMap(({ norm_id }) => norm_id ?? []);
  const norms = new Map(
    (await context.records('production_norm').find({ id: ids })).map((norm) => [norm.id, norm]),
  );
  const materials = [...norms.values()].flatMap(({ lines }) => lines.map(({ material_id }) => material_id));
  const known = await context.records('material').find({ id: [...new Set(materials)] });
  const units = new Map(known.map(({ id, unit }) => [id, unit]));
  const rows = requirements.flatMap(({ code, lines, norm_id }) => {
    const norm = norms.get(norm_id ?? 0)?.lines ?? [];
    const needs = explode(lines, norm, (material) => units.get(material) ?? '');
    return [...needs].map(([material_id, quantity]) => ({ document_code: code, material_id, quantity }));
  });
  await keepMaterials(context, rows);
  await noteNeeds(
    context,
    requirements.map((record) => ({ record, norm: norms.get(record.norm_id ?? 0)?.lines ?? [] })),
  );
}

const NEED = {
  customer_id: 'int8',
  created_by: 'int8',
  document_code: 'text',
  material_id: 'int8',
  goods_id: 'int8',
  size: 'text',
  color: 'text',
  pieces: 'int8',
  per_piece: 'text',
  waste_percent: 'text',
  quantity: 'text',
} as const;

/** The same by article and size, for whoever cuts and buys. */
async function noteNeeds(
  { db, actor }: GoodsProductionContext,
  accepted: readonly { record: ProductionRequirement; norm: readonly NormLine[] }[],
): Promise<void> {
  const rows = accepted.flatMap(({ record, norm }) =>
    needsByPiece(record.lines, norm).map(({ row, material_id, line, quantity }) => ({
      customer_id: actor.customerId,
      created_by: actor.accountId,
      document_code: record.code,
      material_id,
      goods_id: row.goods_id,
      size: row.size,
      color: row.color,
      pieces: row.quantity,
      per_piece: String(line.quantity),
      waste_percent: String(line.waste_percent),
      quantity: quantity.toFixed(3),
    })),
  );
  const numeric = (name: string) => sql<string>`${sql.ref(`given.${name}`)}::numeric`;
  const columns = Object.keys(NEED) as (keyof typeof NEED)[];
  await db
    .insertInto('requirement_need')
    .columns(columns)
    .expression(
      db
        .selectFrom(asTable(rows, NEED))
        .select([
          'given.customer_id',
          'given.created_by',
          'given.document_code',
          'given.material_id',
          'given.goods_id',
          'given.size',
          'given.color',
          'given.pieces',
        ])
        .select([
          numeric('per_piece').as('per_piece'),
          numeric('waste_percent').as('waste_percent'),
          numeric('quantity').as('quantity'),
        ]),
    )
    .execute();
}

/** Only while nothing was given: what was kept back is free again. */
export async function freeMaterials(context: GoodsProductionContext, changes: Changes): Promise<void> {
  const codes = changes.flatMap(({ record }) => record?.code ?? []);
  const given = (await readHeld(context, codes)).filter(({ issued, returned }) => issued > returned);
  const out = new Set(given.map(({ document_code }) => document_code));
  for (const change of changes)
    if (out.has(change.record?.code ?? '')) change.refuse('rule.production_requirement.issued');
  await releaseMaterials(context, codes);
}

/** Gives requirements what they still need, as far as their warehouse has it. */
export async function giveMaterials(
  context: GoodsProductionContext,
  changes: Changes,
  { mix_shades }: Sent<IssueMaterialsActionInput>,
): Promise<void> {
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    const wanted = (await readHeld(context, [record.code])).flatMap(
      ({ document_code, material_id, needed, issued, returned }) => {
        const quantity = needed - issued + returned;
        return quantity > 0 ? [{ document_code, material_id, quantity }] : [];
      },
    );
    const given = await issueMaterials(context, record.warehouse_id, wanted, mix_shades === true);
    if (given.length === 0) change.refuse('rule.production_requirement.nothing_given');
  }
}

/** Materials and wages are the cost of what is finished; it comes to the warehouse by a receipt. */
async function closeRequirement(
  context: GoodsProductionContext,
  record: ProductionRequirement,
): Promise<void> {
  await consumeHeld(context, [record.code]);
  record.material_cost = await readSpent(context, record.code);
  const made = await context
    .records('production_record')
    .find({ requirement_id: record.id, status: 'confirmed' });
  record.wage_cost = made.reduce((sum, { wage }) => sum + (wage ?? 0), 0);
  const lines = record.lines.filter(({ finished }) => finished > 0);
  if (lines.length === 0) return;
  const pieces = lines.reduce((sum, { finished }) => sum + finished, 0);
  const unit_cost = Math.round((record.material_cost + record.wage_cost) / pieces);
  record.receipt_code = await expectGoods(context, {
    kind: 'production',
    warehouse_id: record.warehouse_id,
    note: record.code,
    lines: lines.map(({ goods_id, finished }) => ({ goods_id, quantity: finished, unit_cost })),
  });
}
