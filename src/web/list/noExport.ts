/**
 * Stands where react-admin's lists keep their own CSV export (`jsonexport`, 8 KB of each first load): ours are downloaded
 * from the server. Throws: no screen offers it.
 */
export default function noExport(): never {
  throw new Error('lists are downloaded from the server');
}
