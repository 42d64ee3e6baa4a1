import type { ModelPrint, ModelPrintBlock, ModelPrinted } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { member } from '../print/identifier.ts';
import { createImports } from '../print/imports.ts';
import type { Imports } from '../print/imports.ts';
import { Code, lines, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import type { Names } from './names.ts';

/** `pos-sale.print.gen.ts`: a printed document as `PrintModel`. */
export function emitPrint(document: ModelPrint, names: Names): string {
  const imports = createImports(`${document.generated}.ts`);
  const type = imports.useType('PrintModel', '#contract/print.ts');
  const { name, entity, paper, paperSetting, each, blocks } = document;
  const value = lines({
    name,
    entity,
    paper,
    each,
    paperSetting,
    blocks: blocks.map((block) => emitBlock(block, imports, names)),
  });
  return printFile(document.source, imports, [`export const ${document.constant}: ${type} = ${value};`]);
}

function emitBlock(block: ModelPrintBlock, imports: Imports, names: Names): LiteralObject {
  const fieldOf = ({ entity, name }: Pick<ModelPrinted, 'entity' | 'name'>): Code => {
    const { constant, generated } = names.entity(entity);
    return new Code(member(imports.use(`${constant}Fields`, `${generated}.ts`), name));
  };
  const printed = (all: readonly ModelPrinted[]) =>
    all.map(({ entity, name, ...facts }) => ({ field: fieldOf({ entity, name }), ...plain(facts) }));
  if (block.kind === 'fields') return { kind: block.kind, fields: printed(block.fields) };
  if (block.kind === 'table') return { kind: block.kind, rows: block.rows, columns: printed(block.columns) };
  if (block.kind === 'related') {
    const { kind, entity, by, columns } = block;
    return { kind, entity, by, columns: printed(columns) };
  }
  if (block.kind === 'barcode' || block.kind === 'qr')
    return { kind: block.kind, field: fieldOf(block.field), link: block.link };
  return plain(block);
}
