// Generated from schemas/warehouse/scan-put-back.page.json. Edit that file and run `npm run generate`.
import { ScanPutBackPage } from '#modules/warehouse/ScanPutBackPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanPutBackScreen() {
  return <CustomScreen screen="scan/put-back" Page={ScanPutBackPage} />;
}
