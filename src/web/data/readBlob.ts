/** The file of an answer; `onBytes` is told, as it comes, how many bytes there are. */
export async function readBlob(response: Response, onBytes?: (count: number) => void): Promise<Blob> {
  const reader = onBytes && response.body?.getReader();
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let count = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes?.((count += part.value.byteLength));
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
