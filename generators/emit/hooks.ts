import type { ModelEntity, Slot, SlotExists } from '../model/types.ts';

const HOOKS = ['beforeWrite', 'afterWrite'] as const;

/** Handwritten hooks of every write of an entity: they are found by their names, no schema speaks of them. */
export function findHooks(entities: readonly ModelEntity[], exists: SlotExists): Slot[] {
  return entities.flatMap(({ module, stem, name }) => {
    const file = `modules/${module}/${stem}.actions.server.ts`;
    return HOOKS.filter((hook) => exists(`src/${file}`, hook) === 'yes').map((hook) => ({
      kind: 'action',
      key: `${module}/${name}.${hook}`,
      name: hook,
      path: `#${file}`,
    }));
  });
}
