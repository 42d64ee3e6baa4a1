// Generated from schemas/goods/goods.page.json. Edit that file and run `npm run generate`.
import { RedirectPage } from '#web/page/RedirectPage.tsx';

export default function GoodsPage() {
  return <RedirectPage to="/goods/list" />;
}
