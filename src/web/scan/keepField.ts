/** Remembers what stands in a field; gives the way to put it back. */
export function keepField(target: EventTarget | null): () => void {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement))
    return () => undefined;
  const { value } = target;
  return () => {
    if (target.value === value) return;
    setValue(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** As the browser itself does it: React remembers what is set by its own property. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
