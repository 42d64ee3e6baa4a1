// Generated from schemas/office/set-place.page.json. Edit that file and run `npm run generate`.
import { SetPlacePage } from '#modules/office/SetPlacePage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function SetPlaceScreen() {
  return <CustomScreen screen="timekeeping/shift/site/place" Page={SetPlacePage} />;
}
