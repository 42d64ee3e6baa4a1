import type { ModelTransition, ModelWorkflow } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { Code, lines, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { emitExpression, emitOptional } from './expression.ts';
import type { Place } from './expression.ts';
import { given, type Names } from './names.ts';

/** `order.workflow.gen.ts`: states and transitions, for the server's guard and the browser's buttons. */
export function emitWorkflow(workflow: ModelWorkflow, names: Names): string {
  const imports = createImports(`${workflow.generated}.ts`);
  const place: Place = { imports, names };
  const type = imports.useType('WorkflowModel', '#contract/workflow.ts');
  const value = lines({
    entity: workflow.entity,
    field: workflow.field,
    initial: workflow.initial.map(({ when, to, set }) => ({
      when: emitOptional(when, place),
      to,
      set: emitSet(set, place),
    })),
    states: workflow.states.map((each) => plain(each)),
    transitions: workflow.transitions.map((transition) => toTransition(transition, place)),
    timers: workflow.timers?.map((each) => plain(each)),
  });
  return printFile(workflow.source, imports, [`export const ${workflow.constant}: ${type} = ${value};`]);
}

/** References to the workflows of an entity, in the order of their fields; undefined where it has none. */
export function emitWorkflows(entity: string, { imports, names }: Place): readonly Code[] | undefined {
  const workflows = names.workflowsOf(entity);
  return given(
    workflows.map(({ constant, generated }) => new Code(imports.use(constant, `${generated}.ts`))),
  );
}

function toTransition({ guard, set, instead, ...rest }: ModelTransition, place: Place): LiteralObject {
  const { key, from, to, permissions, ...more } = plain(rest);
  return {
    key,
    from,
    to,
    instead: instead?.map((other) => ({ when: emitExpression(other.when, place), to: other.to })),
    permissions,
    guard: emitOptional(guard, place),
    set: emitSet(set, place),
    ...more,
  };
}

function emitSet(set: ModelTransition['set'], place: Place): LiteralObject | undefined {
  if (set === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(set).map(([field, value]) => [field, emitExpression(value, place)]),
  );
}
