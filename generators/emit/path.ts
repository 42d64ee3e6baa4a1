import type { ModelPath } from '../model/types.ts';
import { member } from '../print/identifier.ts';
import { Call, Code } from '../print/literal.ts';
import type { Literal, LiteralObject } from '../print/literal.ts';
import type { Place } from './expression.ts';

/** Functions that fill in what is usual. */
export const PARTS = '#contract/parts.ts';

/** `orderFields.created_at`, imported. */
export function emitLeaf(
  { leaf, leafEntity }: Pick<ModelPath, 'leaf' | 'leafEntity'>,
  { imports, names }: Place,
): Code {
  const entity = names.entity(leafEntity);
  return new Code(member(imports.use(`${entity.constant}Fields`, `${entity.generated}.ts`), leaf));
}

/** `column(orderLineFields.sku, { key: 'lines.sku', steps: […], … })`: the server's part at a field. */
export function emitPart(
  name: 'column' | 'filter' | 'importColumn',
  at: ModelPath,
  options: LiteralObject,
  place: Place,
): Literal {
  return new Call(place.imports.use(name, PARTS), emitLeaf(at, place).text, { ...toWay(at), ...options });
}

/** `path(orderFields.created_at)`: a field's place alone. */
export function emitPath(at: ModelPath, place: Place): Literal {
  const [callee, leaf] = [place.imports.use('path', PARTS), emitLeaf(at, place).text];
  return at.steps.length === 0 ? new Code(`${callee}(${leaf})`) : new Call(callee, leaf, toWay(at));
}

/** What the leaf does not say by itself. */
function toWay({ key, leaf, steps }: ModelPath): LiteralObject {
  return steps.length === 0 && key === leaf ? {} : { key, steps: steps.map((step) => ({ ...step })) };
}
