// Generated from schemas/office/roster-week.page.json. Edit that file and run `npm run generate`.
import { RosterWeekPage } from '#modules/office/RosterWeekPage.tsx';
import { CustomScreen } from '#web/page/CustomScreen.tsx';

export default function RosterWeekScreen() {
  return <CustomScreen screen="timekeeping/shift/week" Page={RosterWeekPage} />;
}
