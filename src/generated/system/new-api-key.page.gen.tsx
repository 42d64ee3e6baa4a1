// Generated from schemas/system/new-api-key.page.json. Edit that file and run `npm run generate`.
import { NewApiKeyPage } from '#modules/system/NewApiKeyPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function NewApiKeyScreen() {
  return <CustomScreen screen="account/api-key/create" Page={NewApiKeyPage} />;
}
