/** Records that refer to a record: react-admin's own. */
export { useGetManyReference } from 'react-admin';
