/** A call that changes something, once at a time and with an `Idempotency-Key`; a failure is told. */
export { useCall } from '#web/data/useCall.ts';
