// Generated from schemas/crm/lead-call.page.json. Edit that file and run `npm run generate`.
import { CallPage } from '#modules/crm/CallPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function LeadCallScreen() {
  return <CustomScreen screen="crm/lead-call" Page={CallPage} />;
}
