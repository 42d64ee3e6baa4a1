/** Whether the person holds any of the codes; the server asks again. */
export { usePermission } from '#web/auth/session.ts';
