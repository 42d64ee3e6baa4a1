/** Lets the browser save a blob under a name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
