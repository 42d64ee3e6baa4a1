// Generated from schemas/warehouse/scan-return.page.json. Edit that file and run `npm run generate`.
import { ScanReturnPage } from '#modules/warehouse/ScanReturnPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanReturnScreen() {
  return <CustomScreen screen="scan/return" Page={ScanReturnPage} />;
}
