// Generated from schemas/crm/lead-rule-try.page.json. Edit that file and run `npm run generate`.
import { TryRulePage } from '#modules/crm/TryRulePage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function LeadRuleTryScreen() {
  return <CustomScreen screen="crm/lead-rule-try" Page={TryRulePage} />;
}
