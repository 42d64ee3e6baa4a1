/** Names the page more exactly than its schema, while the caller is shown: `Ca 12`. */
export { usePageTitle } from '#web/app/PageTitle.tsx';
