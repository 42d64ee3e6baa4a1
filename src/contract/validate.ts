/** A compiled ajv validator (standalone code): true, or false with `errors` set. */
export interface Validate {
  (data: unknown): boolean;
  errors?:
    | readonly { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string }[]
    | null;
}
