// Generated from schemas/crm/script-try.page.json. Edit that file and run `npm run generate`.
import { TryScriptPage } from '#modules/crm/TryScriptPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function ScriptTryScreen() {
  return <CustomScreen screen="crm/script-try" Page={TryScriptPage} />;
}
