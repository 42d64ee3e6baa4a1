import { toPascal } from '../model/buildNames.ts';
import type { ModelEnum } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines } from '../print/literal.ts';

/** `OrderStatus`. */
export const enumType = ({ name }: ModelEnum): string => toPascal(name);

/** `order-status.enum.gen.ts`: the codes as a constant and as a type. */
export function emitEnum(model: ModelEnum): string {
  const imports = createImports(`${model.generated}.ts`);
  const type = imports.useType('EnumModel', '#contract/enum.ts');
  const value = lines({
    name: model.name,
    type: model.type,
    values: model.values.map((each) => ({ ...each })),
    noValue: model.noValue && { ...model.noValue },
  });
  return printFile(model.source, imports, [
    `export const ${model.constant} = ${value} as const satisfies ${type};`,
    `export type ${enumType(model)} = (typeof ${model.constant}.values)[number]['value'];`,
  ]);
}
