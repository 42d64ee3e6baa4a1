// Generated from schemas/shop/till.page.json. Edit that file and run `npm run generate`.
import { TillPage } from '#modules/shop/TillPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function TillScreen() {
  return <CustomScreen screen="shop/till" Page={TillPage} />;
}
