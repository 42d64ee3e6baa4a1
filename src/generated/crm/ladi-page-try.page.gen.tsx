// Generated from schemas/crm/ladi-page-try.page.json. Edit that file and run `npm run generate`.
import { TryFormPage } from '#modules/crm/TryFormPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function LadiPageTryScreen() {
  return <CustomScreen screen="crm/ladi-page-try" Page={TryFormPage} />;
}
