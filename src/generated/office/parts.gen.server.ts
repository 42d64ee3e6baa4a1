// Generated from schemas/office/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import officeCode from '#modules/office/office.server.ts';
import { activateDeviceActionModel } from './activate-device.action.gen.server.ts';
import { askDeviceActionModel } from './ask-device.action.gen.server.ts';
import { assignShiftActionModel } from './assign-shift.action.gen.server.ts';
import { assignmentPeriod } from './assignment-period.enum.gen.ts';
import { clockActionModel } from './clock.action.gen.server.ts';
import { correctionKind } from './correction-kind.enum.gen.ts';
import { latenessType } from './lateness-type.enum.gen.ts';
import { lockMonthActionModel } from './lock-month.action.gen.server.ts';
import { lockMonthForm } from './lock-month.form.gen.server.ts';
import { ownMonthActionModel } from './own-month.action.gen.server.ts';
import { rosterPeopleActionModel } from './roster-people.action.gen.server.ts';
import { rosterPeopleForm } from './roster-people.form.gen.server.ts';
import { rosterWeekActionModel } from './roster-week.action.gen.server.ts';
import { rosterForm } from './roster.form.gen.server.ts';
import { rosterList } from './roster.list.gen.server.ts';
import { setPlaceActionModel } from './set-place.action.gen.server.ts';
import { shiftAssignmentModel } from './shift-assignment.entity.gen.server.ts';
import { shiftDayModel } from './shift-day.entity.gen.server.ts';
import { shiftDaysList } from './shift-days.list.gen.server.ts';
import { shiftWindow } from './shift-window.enum.gen.ts';
import { shiftForm } from './shift.form.gen.server.ts';
import { shiftsList } from './shifts.list.gen.server.ts';
import { showCodeActionModel } from './show-code.action.gen.server.ts';
import { siteForm } from './site.form.gen.server.ts';
import { sitesList } from './sites.list.gen.server.ts';
import { timeCorrectionModel } from './time-correction.entity.gen.server.ts';
import { timeCorrectionForm } from './time-correction.form.gen.server.ts';
import { timeCorrectionsList } from './time-corrections.list.gen.server.ts';
import { timeDeviceState } from './time-device-state.enum.gen.ts';
import { timeDeviceModel } from './time-device.entity.gen.server.ts';
import { timeDevicesList } from './time-devices.list.gen.server.ts';
import { timeEventKind } from './time-event-kind.enum.gen.ts';
import { timeEventModel } from './time-event.entity.gen.server.ts';
import { timeEventsList } from './time-events.list.gen.server.ts';
import { timeFlag } from './time-flag.enum.gen.ts';
import { timekeepingMonthReport } from './timekeeping-month.report.gen.server.ts';
import { timekeepingTodayActionModel } from './timekeeping-today.action.gen.server.ts';
import { workDayLock } from './work-day-lock.enum.gen.ts';
import { workDayState } from './work-day-state.enum.gen.ts';
import { workDayModel } from './work-day.entity.gen.server.ts';
import { workDayForm } from './work-day.form.gen.server.ts';
import { workDaysList } from './work-days.list.gen.server.ts';
import { workShiftTotalModel } from './work-shift-total.entity.gen.server.ts';
import { workShiftModel } from './work-shift.entity.gen.server.ts';
import { workSiteModel } from './work-site.entity.gen.server.ts';

export const officeParts: ModuleParts = {
  module: {
    name: 'office', order: 60, tab: 'office', menu: [['office_timekeeping'], ['timekeeping_manager']], settings: [],
  },
  entities: [
    shiftAssignmentModel, shiftDayModel, timeCorrectionModel, timeDeviceModel, timeEventModel, workDayModel,
    workShiftTotalModel, workShiftModel, workSiteModel,
  ],
  lists: [
    rosterList, shiftDaysList, shiftsList, sitesList, timeCorrectionsList, timeDevicesList, timeEventsList,
    workDaysList,
  ],
  forms: [lockMonthForm, rosterPeopleForm, rosterForm, shiftForm, siteForm, timeCorrectionForm, workDayForm],
  reports: [timekeepingMonthReport],
  enums: [
    assignmentPeriod, correctionKind, latenessType, shiftWindow, timeDeviceState, timeEventKind, timeFlag, workDayLock,
    workDayState,
  ],
  actions: [
    activateDeviceActionModel, askDeviceActionModel, assignShiftActionModel, clockActionModel, lockMonthActionModel,
    ownMonthActionModel, rosterPeopleActionModel, rosterWeekActionModel, setPlaceActionModel, showCodeActionModel,
    timekeepingTodayActionModel,
  ],
  notifications: [
    {
      key: 'device_waiting', type: 99, severity: 'info', link: '/timekeeping/list/device', to: ['timekeeping_manager'],
    },
    {
      key: 'correction_waiting', type: 3, severity: 'info', link: '/timekeeping/list/correction/{id}',
      to: ['timekeeping_manager'],
    },
    { key: 'correction_decided', type: 3, severity: 'info', link: '/timekeeping/list/correction/{id}', to: 'account' },
  ],
  code: officeCode,
};
