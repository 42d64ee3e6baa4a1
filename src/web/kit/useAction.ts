/** An action of the module, typed by its schema: `useAction(closeGate)` of `#generated/fleet/close-gate.action.gen.ts`. */
export { useAction } from '#web/data/useAction.ts';
