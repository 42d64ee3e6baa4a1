// Generated from schemas/orders/orders.page.json. Edit that file and run `npm run generate`.
import { RedirectPage } from '#web/page/RedirectPage.tsx';

export default function OrdersPage() {
  return <RedirectPage to="/orders/list" />;
}
