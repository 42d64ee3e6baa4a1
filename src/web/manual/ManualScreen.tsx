import { useLocation } from 'react-admin';
import { ManualArticle } from './ManualArticle.tsx';
import { ManualContents } from './ManualContents.tsx';

/** Address of the contents; a page is below it, under the name of its screen. */
const ROOT = '/manual';

/** The manual: what there is, or the page on one screen. */
export default function ManualScreen() {
  const { pathname } = useLocation();
  const screen = decodeURIComponent(pathname.slice(ROOT.length + 1));
  return (
    <div data-screen="manual">{screen === '' ? <ManualContents /> : <ManualArticle screen={screen} />}</div>
  );
}
