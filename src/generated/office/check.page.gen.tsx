// Generated from schemas/office/check.page.json. Edit that file and run `npm run generate`.
import { CheckPage } from '#modules/office/CheckPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function CheckScreen() {
  return <CustomScreen screen="timekeeping/check" Page={CheckPage} />;
}
