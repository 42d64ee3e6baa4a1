// Generated from schemas/crm/keyword-try.page.json. Edit that file and run `npm run generate`.
import { TryKeywordPage } from '#modules/crm/TryKeywordPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function KeywordTryScreen() {
  return <CustomScreen screen="crm/keyword-try" Page={TryKeywordPage} />;
}
