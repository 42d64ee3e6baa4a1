/** Calls that wait for the network, and are sent in their order when it is back. */
export { useOutbox } from '#web/data/useOutbox.ts';
export type { Outbox, WaitingCall } from '#web/data/useOutbox.ts';
