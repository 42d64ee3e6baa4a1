/** Says something in a toast, with its sound: react-admin's own. Texts are message keys, or words of the server. */
export { useNotify } from 'react-admin';
