import type { Draft, FuzzRoute } from './FuzzRequest.ts';
import type { World } from './World.ts';

/** A route by its key, `POST /order-report`, and how it is asked rightly; it changes nothing unless it is said. */
export function toRoute(key: string, ask: (world: World) => Draft | Promise<Draft>): FuzzRoute {
  const method = key.split(' ')[0] as FuzzRoute['method'];
  return { key, method, isChanging: false, draft: async (world) => ask(world) };
}
