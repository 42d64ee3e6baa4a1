import type { EntityModel, FieldModel } from '#contract/model.ts';
import { STANDARD_FIELDS } from '#contract/record.ts';
import { stateFields } from '#contract/workflow.ts';
import type { Access } from './Access.ts';

/**
 * The gate of a module's own code: it reads whatever the company has, and writes its own entities whole, fields that are
 * `readOnly` for people included. What belongs to other modules it writes by the right of whoever acts.
 */
export function createModuleAccess(caller: Access, module: string): Access {
  const isOwn = (entity: EntityModel): boolean => entity.module === module;
  return {
    ...caller,
    canRead: () => true,
    canLookup: () => true,
    canCreate: (entity) => isOwn(entity) || caller.canCreate(entity),
    canUpdate: (entity) => isOwn(entity) || caller.canUpdate(entity),
    canDelete: (entity) => isOwn(entity) || caller.canDelete(entity),
    readableFields: allFields,
    writableFields: (entity, act) => (isOwn(entity) ? ownFields(entity) : caller.writableFields(entity, act)),
    searchedFields: ({ fields, search }) => toMap(fields.filter(({ name }) => search.includes(name))),
    isMasked: () => false,
    rowPredicate: ({ owner }, bind) =>
      owner === 'global' ? 'TRUE' : `t."customer_id" = ${bind(caller.session.customer.id, 'int8')}`,
  };
}

const toMap = (fields: readonly FieldModel[]): ReadonlyMap<string, FieldModel> =>
  new Map(fields.map((field) => [field.name, field]));

const allFields = ({ fields }: EntityModel): ReadonlyMap<string, FieldModel> => toMap(fields);

/** What is worked out stays so, and a state moves by its transitions alone. */
function ownFields({ fields, workflows }: EntityModel): ReadonlyMap<string, FieldModel> {
  const states = stateFields(workflows);
  return toMap(
    fields.filter(({ name, compute }) => !compute && !STANDARD_FIELDS.has(name) && !states.includes(name)),
  );
}
