// Generated from schemas/warehouse/scan-find.page.json. Edit that file and run `npm run generate`.
import { ScanFindPage } from '#modules/warehouse/ScanFindPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanFindScreen() {
  return <CustomScreen screen="scan/find" Page={ScanFindPage} />;
}
