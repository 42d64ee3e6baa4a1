// Generated from schemas/warehouse/scan-packing.page.json. Edit that file and run `npm run generate`.
import { ScanPackingPage } from '#modules/warehouse/ScanPackingPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanPackingScreen() {
  return <CustomScreen screen="scan/packing" Page={ScanPackingPage} />;
}
