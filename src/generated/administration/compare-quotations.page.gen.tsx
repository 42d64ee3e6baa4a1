// Generated from schemas/administration/compare-quotations.page.json. Edit that file and run `npm run generate`.
import { CompareQuotationsPage } from '#modules/administration/CompareQuotationsPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function CompareQuotationsScreen() {
  return <CustomScreen screen="administration/product-development/compare" Page={CompareQuotationsPage} />;
}
