/** What a form sends: JSON, or fields as a page sends them. What is neither an object nor fields is one value of no name. */
export function readPayload(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { value };
  } catch {
    return Object.fromEntries(new URLSearchParams(text.trim()));
  }
}
