/** Records of an entity, a page at a time: react-admin's own. What it may filter and sort by is said in `schemas/README.md`. */
export { useGetList } from 'react-admin';
