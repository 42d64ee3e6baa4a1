import type { FieldTools } from '#fields/FieldTools.tsx';

/**
 * Why a file did not arrive. What the server has against the file says enough; where the way to it failed, that the file was not
 * uploaded comes first, and then the cause as far as it is known.
 */
export function toUploadText(error: unknown, name: string, translate: FieldTools['translate']): string {
  const { status = 0 } = (error ?? {}) as { status?: number };
  const cause = error instanceof Error ? error.message : '';
  if (cause !== '' && status >= 400 && status < 500) return cause;
  return `${translate('messages.file_upload_failed', { value: name })} ${cause}`.trim();
}
