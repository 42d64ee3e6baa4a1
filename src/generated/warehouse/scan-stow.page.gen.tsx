// Generated from schemas/warehouse/scan-stow.page.json. Edit that file and run `npm run generate`.
import { ScanStowPage } from '#modules/warehouse/ScanStowPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanStowScreen() {
  return <CustomScreen screen="scan/stow" Page={ScanStowPage} />;
}
