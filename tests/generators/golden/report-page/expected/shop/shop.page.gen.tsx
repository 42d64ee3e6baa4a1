// Generated from schemas/shop/shop.page.json. Edit that file and run `npm run generate`.
import { RedirectPage } from '#web/page/RedirectPage.tsx';

export default function ShopPage() {
  return <RedirectPage to="/shop/bills" />;
}
