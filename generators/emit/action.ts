import type { ModelCall } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { Code, lines } from '../print/literal.ts';
import type { Place } from './expression.ts';
import { emitFields } from './field.ts';
import type { Names } from './names.ts';
import { toMembers } from './type.ts';
import type { EmitType } from './type.ts';
import { validatorFile } from './validator.ts';

/** `check-out.action.gen.ts`: types of what is sent and answered, and the call; for both planes. */
export async function emitAction(action: ModelCall, names: Names, emitType: EmitType): Promise<string> {
  const imports = createImports(`${action.generated}.ts`);
  const place: Place = { imports, names };
  const { component, constant, url, input, result } = action;
  const type = imports.useType('ActionCall', '#contract/action.ts');
  return printFile(action.source, imports, [
    await emitType(`${component}Input`, toMembers(input, place)),
    await emitType(`${component}Result`, toMembers(result, place)),
    emitFields(`${constant}Fields`, input, place),
    `export const ${constant}: ${type}<${component}Input, ${component}Result> = ${lines({ url })};`,
  ]);
}

/** `check-out.action.gen.server.ts`: the action as the server's `ActionModel`. */
export function emitActionServer(action: ModelCall): string {
  const imports = createImports(`${action.generated}.server.ts`);
  const type = imports.useType('ActionModel', '#contract/action.ts');
  const { constant, key, stem, module, url, permissions } = action;
  const value = lines({
    key,
    stem,
    module,
    url,
    permissions,
    input: new Code(`Object.values(${imports.use(`${constant}Fields`, `${action.generated}.ts`)})`),
    validate: new Code(imports.use('validate', validatorFile(action))),
  });
  return printFile(action.source, imports, [`export const ${constant}Model: ${type} = ${value};`]);
}
