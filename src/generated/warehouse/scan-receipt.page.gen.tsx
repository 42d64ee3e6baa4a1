// Generated from schemas/warehouse/scan-receipt.page.json. Edit that file and run `npm run generate`.
import { ScanReceiptPage } from '#modules/warehouse/ScanReceiptPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanReceiptScreen() {
  return <CustomScreen screen="scan/receipt" Page={ScanReceiptPage} />;
}
