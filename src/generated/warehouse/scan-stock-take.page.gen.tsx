// Generated from schemas/warehouse/scan-stock-take.page.json. Edit that file and run `npm run generate`.
import { ScanStockTakePage } from '#modules/warehouse/ScanStockTakePage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanStockTakeScreen() {
  return <CustomScreen screen="scan/stock-take" Page={ScanStockTakePage} />;
}
