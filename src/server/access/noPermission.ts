import type { Codes } from '#contract/model.ts';
import { Failure } from '#server/http/Failure.ts';

/** "Not authorized", and which right is missing (screen book 10): one of `codes` would do. Where nobody may, none is named. */
export function noPermission(codes: Codes): Failure {
  if (!codes || codes.length === 0) return new Failure('no_permission');
  const rights = codes.map((code) => ({ key: `permission.${code}` }));
  return new Failure('no_permission', { text: 'no_permission_of', params: { rights } });
}
