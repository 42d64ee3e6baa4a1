// Generated from schemas/pos/sale.page.json. Edit that file and run `npm run generate`.
import { SalePage } from '#modules/pos/SalePage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function SaleScreen() {
  return <CustomScreen screen="pos/sale" Page={SalePage} />;
}
