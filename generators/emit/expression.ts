import { emitSql } from '../logic/emitSql.ts';
import { emitTs } from '../logic/emitTs.ts';
import type { Use } from '../logic/emitTs.ts';
import type { Expression, ModelForm } from '../model/types.ts';
import { text } from '../print/identifier.ts';
import { Code } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import type { Imports } from '../print/imports.ts';
import type { Names } from './names.ts';

/** Where an expression is printed. */
export interface Place {
  readonly imports: Imports;
  readonly names: Names;
  /** The form whose own data is `record`. */
  readonly form?: ModelForm;
  /** Type of this file that `record` is of. */
  readonly own?: string;
}

/** A checked expression as a function: `(c: Logic<Order>) => c.record.publish_invoice === true`. */
export function emitExpression(expression: Expression, place: Place, use: Use = expression.kind): Code {
  const body = emitTs(expression.logic, expression.scope, use);
  return new Code(/\bc\./.test(body) ? `(c: ${emitContext(expression, place)}) => ${body}` : `() => ${body}`);
}

/** As `emitExpression`, or nothing. */
export function emitOptional(expression: Expression | undefined, place: Place): Code | undefined {
  return expression && emitExpression(expression, place);
}

/** A module that is loaded when it is needed. */
export function emitLoad(path: string): Code {
  return new Code(`() => import(${text(path)})`);
}

/** A condition over the row `t` for the database, as `SqlText`. */
export function emitSqlText(expression: Expression, parentAlias?: string): LiteralObject {
  const { text, params } = emitSql(expression.logic, expression.scope, { alias: 't', parentAlias });
  return { text, params };
}

/** The context's type, with no more type arguments than it needs. */
function emitContext({ scope }: Expression, place: Place): string {
  const types = [
    scope.recordEntity === undefined
      ? (place.own ?? importForm(place.form, place))
      : importEntity(scope.recordEntity, place),
    scope.parentEntity === undefined ? undefined : importEntity(scope.parentEntity, place),
    scope.inputForm === undefined ? undefined : importForm(place.names.form(scope.inputForm), place),
  ];
  const needed = types.slice(0, types.findLastIndex((type) => type !== undefined) + 1);
  const logic = place.imports.useType('Logic', '#contract/logic.ts');
  if (needed.length === 0) return logic;
  return `${logic}<${needed.map((type) => type ?? place.imports.useType('Row', '#contract/logic.ts')).join(', ')}>`;
}

function importEntity(name: string, { imports, names }: Place): string {
  const entity = names.entity(name);
  return imports.useType(entity.component, `${entity.generated}.ts`);
}

function importForm(form: ModelForm | undefined, { imports, names }: Place): string | undefined {
  if (form?.data !== undefined) return imports.useType(form.component, `${form.generated}.ts`);
  return form?.entity === undefined ? undefined : importEntity(form.entity, { imports, names });
}
