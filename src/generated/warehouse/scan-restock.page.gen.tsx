// Generated from schemas/warehouse/scan-restock.page.json. Edit that file and run `npm run generate`.
import { ScanRestockPage } from '#modules/warehouse/ScanRestockPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanRestockScreen() {
  return <CustomScreen screen="scan/return-restock" Page={ScanRestockPage} />;
}
