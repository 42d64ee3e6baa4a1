// Generated from schemas/warehouse/scan-handover.page.json. Edit that file and run `npm run generate`.
import { ScanHandoverPage } from '#modules/warehouse/ScanHandoverPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanHandoverScreen() {
  return <CustomScreen screen="scan/handover" Page={ScanHandoverPage} />;
}
