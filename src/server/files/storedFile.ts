/** `public`: pictures of the catalogue, for anyone who has the address; `private`: see `mayOpen`. */
export type FileClass = 'public' | 'private';

export interface StoredFile {
  id: number;
  customerId: number;
  /** The opaque id in `/files/<id>`. */
  publicId: string;
  class: FileClass;
  name: string;
  mediaType: string;
  sizeByte: number;
  sha256: string;
  /** Relative to the store's folder. */
  path: string;
  /** Account that sent it. */
  createdBy: number | null;
  /** The record and field that name it, once one does. */
  owner?: { entity: string; recordId: number; field: string };
}

/** Columns of `khuon_file` that make a `StoredFile`. */
export const STORED_FILE = `id, customer_id as "customerId", public_id as "publicId", class, name, media_type as "mediaType",
 size_byte as "sizeByte", sha256, path, created_by as "createdBy", entity, record_id as "recordId", field`;

/** A row of those columns. */
export type FileRow = Omit<StoredFile, 'owner'> & {
  entity: string | null;
  recordId: number | null;
  field: string | null;
};

export function toStoredFile({ entity, recordId, field, ...file }: FileRow): StoredFile {
  return entity === null ? file : { ...file, owner: { entity, recordId: recordId ?? 0, field: field ?? '' } };
}
