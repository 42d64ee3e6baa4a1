import type { ModelCall, ModelRecords } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { Code, lines, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { emitOptional } from './expression.ts';
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
  const { component, constant, url, input, result, records } = action;
  const use = (name: string): string => imports.useType(name, '#contract/action.ts');
  const type = records ? use('RecordAction') : `${use('ActionCall')}<${component}Input, ${component}Result>`;
  const value = lines(records ? toRecordAction(action, records, place) : { url });
  return printFile(action.source, imports, [
    await emitType(`${component}Input`, toMembers(input, place)),
    ...(records ? [] : [await emitType(`${component}Result`, toMembers(result, place))]),
    emitFields(`${constant}Fields`, input, { ...place, own: `${component}Input` }),
    `export const ${constant}: ${type} = ${value};`,
  ]);
}

function toRecordAction(
  { key, permissions }: ModelCall,
  { entity, guard, ...rest }: ModelRecords,
  place: Place,
): LiteralObject {
  return { key, entity, permissions, guard: emitOptional(guard, place), ...plain(rest, 'label') };
}

/** `check-out.action.gen.server.ts`: the action as the server's `ActionModel`. */
export function emitActionServer(action: ModelCall): string {
  const imports = createImports(`${action.generated}.server.ts`);
  const type = imports.useType('ActionModel', '#contract/action.ts');
  const { constant, key, stem, module, url, permissions, records, idempotent, outside, limit, audience } =
    action;
  const value = lines({
    key,
    stem,
    module,
    url,
    records: records && new Code(imports.use(constant, `${action.generated}.ts`)),
    permissions,
    audience,
    input: new Code(`Object.values(${imports.use(`${constant}Fields`, `${action.generated}.ts`)})`),
    validate: new Code(imports.use('validate', validatorFile(action))),
    idempotent,
    outside,
    limit: limit && plain(limit),
  });
  return printFile(action.source, imports, [`export const ${constant}Model: ${type} = ${value};`]);
}
