// Generated from schemas/dc/scan-qr.page.json. Edit that file and run `npm run generate`.
import { ScanQrPage } from '#modules/dc/ScanQrPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScanQrScreen() {
  return <CustomScreen screen="scan/qr-check" Page={ScanQrPage} />;
}
