import type { EntityModel } from '#contract/model.ts';
import { Failure } from '#server/http/Failure.ts';

/** The failure of a record that is not there, or not for the caller. */
export function refuseMissing({ name, missing }: EntityModel, id: unknown): Failure {
  const params = { label: `entity.${name}`, value: id };
  return new Failure('not_found', { params, ...(missing !== undefined && { text: missing }) });
}
