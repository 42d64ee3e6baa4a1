import { at, buildCodes } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildFields } from './buildFields.ts';
import { given } from './buildMembers.ts';
import { buildOrigin, toSnake } from './buildNames.ts';
import { buildDataScope } from './buildScope.ts';
import { checkCode, codeFile } from './buildSlots.ts';
import type { Source } from './buildSources.ts';
import { giveTurns } from './buildTurns.ts';
import type { DataFile } from './schemas.ts';
import type { ModelCall, ModelField } from './types.ts';

/** A call that the code of a module answers. */
export function buildActionCall(context: Context, source: Source<'action'>): ModelCall {
  const { url, permissions, input, result, description } = source.value;
  const key = toSnake(source.stem);
  const sample = `export default defineModule({ actions: { ${key}: … } })`;
  checkCode(context, { file: codeFile(source.module), name: `actions.${key}`, sample }, at(source, 'url'));
  return {
    ...buildOrigin(source),
    key,
    url,
    permissions: buildCodes(context, permissions, at(source, 'permissions')),
    input: buildData(context, source, 'input', input),
    result: buildData(context, source, 'result', result),
    ...given({ description }),
  };
}

/** Fields of what is sent, and of what is answered; only what is sent has texts, because only it can be wrong. */
function buildData(
  context: Context,
  source: Source<'action'>,
  part: 'input' | 'result',
  data: DataFile = { properties: {} },
): ModelField[] {
  const scope = buildDataScope(context, data);
  const place = at(source, part, 'properties');
  const fields = buildFields(context, data.properties, {
    place,
    required: data.required ?? [],
    scope,
    computeScope: scope,
    takesRows: true,
    toLabel: (name, here) => {
      const key = `${source.stem}.${name}`;
      return part === 'input' ? context.texts.need(key, { ...here, on: 'key' }) : key;
    },
  });
  return giveTurns(context, source.stem, fields, place);
}
