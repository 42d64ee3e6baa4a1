import { defineModule } from '#generated/office/module.gen.server.ts';
import { clock } from './clock.server.ts';
import { completeCorrections, notifyManagers } from './corrections.server.ts';
import { activateDevice, askDevice, showCode } from './devices.server.ts';
import { lockMonth } from './lockMonth.server.ts';
import { readOwnMonth } from './ownMonth.server.ts';
import { assignShift, rosterPeople } from './roster.server.ts';
import { readRosterWeek, setPlace } from './rosterWeek.server.ts';
import { checkAssignments, completeShifts } from './shifts.server.ts';
import { readToday } from './today.server.ts';
import { closeDays, countDays, openDays, refuseUndecided } from './workDays.server.ts';

export default defineModule({
  hooks: {
    work_shift: { beforeWrite: completeShifts },
    shift_assignment: { beforeWrite: checkAssignments },
    work_day: {
      async beforeWrite(context, changes) {
        countDays(context, changes);
        await refuseUndecided(context, changes);
      },
    },
    time_correction: { beforeWrite: completeCorrections, afterWrite: notifyManagers },
  },
  actions: {
    activate_device: activateDevice,
    ask_device: askDevice,
    assign_shift: assignShift,
    clock,
    lock_month: lockMonth,
    own_month: readOwnMonth,
    roster_people: rosterPeople,
    roster_week: readRosterWeek,
    set_place: setPlace,
    show_code: showCode,
    timekeeping_today: readToday,
  },
  jobs: {
    follow_days: {
      as: 'timer',
      async run({ change }) {
        await change(openDays);
        await change(closeDays);
      },
    },
  },
  schedules: { follow_days: { cron: '10 * * * *', job: 'follow_days' } },
});
