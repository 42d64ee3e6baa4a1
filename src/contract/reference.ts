import type { Filters } from './wire.ts';

/** What a field refers to, and which records it offers. */
export interface ReferenceModel {
  entity: string;
  onDelete: 'restrict' | 'clear' | 'cascade';
  /** Choices offered, in the wire's filter shape. */
  where?: Filters;
  /**
   * Field of the other record → fields of this one: it must have the value of the first of these that is filled.
   * While none of them is, nothing can be chosen (`parent_id: ['id_county', 'id_city']`).
   */
  dependsOn?: Readonly<Record<string, readonly string[]>>;
  /** Of a child row: fields in which the other record has the values of the row's parent, or none like it. */
  inCommon?: readonly string[];
}
