// Generated from schemas/warehouse/scan-pickup.page.json. Edit that file and run `npm run generate`.
import { ScanPickupPage } from '#modules/warehouse/ScanPickupPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanPickupScreen() {
  return <CustomScreen screen="scan/pickup" Page={ScanPickupPage} />;
}
