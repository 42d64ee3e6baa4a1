// Generated from schemas/office/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { ActivateDeviceActionInput, ActivateDeviceActionResult } from './activate-device.action.gen.ts';
import type { AskDeviceActionInput, AskDeviceActionResult } from './ask-device.action.gen.ts';
import type { AssignShiftActionInput } from './assign-shift.action.gen.ts';
import type { ClockActionInput, ClockActionResult } from './clock.action.gen.ts';
import type { LockMonthActionInput, LockMonthActionResult } from './lock-month.action.gen.ts';
import type { OwnMonthActionInput, OwnMonthActionResult } from './own-month.action.gen.ts';
import type { RosterPeopleActionInput, RosterPeopleActionResult } from './roster-people.action.gen.ts';
import type { RosterWeekActionInput, RosterWeekActionResult } from './roster-week.action.gen.ts';
import type { SetPlaceActionInput, SetPlaceActionResult } from './set-place.action.gen.ts';
import type { ShiftAssignment } from './shift-assignment.entity.gen.ts';
import type { ShowCodeActionInput } from './show-code.action.gen.ts';
import type { TimeCorrection } from './time-correction.entity.gen.ts';
import type { TimeDevice } from './time-device.entity.gen.ts';
import type { TimeEvent } from './time-event.entity.gen.ts';
import type { TimekeepingTodayActionInput, TimekeepingTodayActionResult } from './timekeeping-today.action.gen.ts';
import type { WorkDay } from './work-day.entity.gen.ts';
import type { WorkShift } from './work-shift.entity.gen.ts';
import type { WorkSite } from './work-site.entity.gen.ts';

export interface OfficeEntities {
  shift_assignment: ShiftAssignment;
  time_correction: TimeCorrection;
  time_device: TimeDevice;
  time_event: TimeEvent;
  work_day: WorkDay;
  work_shift: WorkShift;
  work_site: WorkSite;
}

export interface OfficeTables {
  shift_assignment: Columns<ShiftAssignment, 'period'>;
  time_correction: Columns<TimeCorrection>;
  time_device: Columns<TimeDevice>;
  time_event: Lasting<Columns<TimeEvent>>;
  work_day: Columns<WorkDay>;
  work_shift: Columns<WorkShift, 'site_ids'>;
  work_shift__site_ids: LinkColumns<'work_shift_id', 'work_site_id'>;
  work_site: Columns<WorkSite>;
}

interface OfficeModule {
  entities: OfficeEntities & SystemEntities;
  reads: OfficeTables & SystemTables;
  writes: Written<Pick<OfficeTables, 'time_event'>>;
  effects: {};
  actions: {
    activate_device: { input: ActivateDeviceActionInput; result: ActivateDeviceActionResult };
    ask_device: { input: AskDeviceActionInput; result: AskDeviceActionResult };
    assign_shift: { input: AssignShiftActionInput; record: ShiftAssignment };
    clock: { input: ClockActionInput; result: ClockActionResult };
    lock_month: { input: LockMonthActionInput; result: LockMonthActionResult };
    own_month: { input: OwnMonthActionInput; result: OwnMonthActionResult };
    roster_people: { input: RosterPeopleActionInput; result: RosterPeopleActionResult };
    roster_week: { input: RosterWeekActionInput; result: RosterWeekActionResult };
    set_place: { input: SetPlaceActionInput; result: SetPlaceActionResult };
    show_code: { input: ShowCodeActionInput; record: TimeDevice };
    timekeeping_today: { input: TimekeepingTodayActionInput; result: TimekeepingTodayActionResult };
  };
  jobs: 'follow_days';
}

/** What the code of this module is given inside a change. */
export type OfficeContext = ChangeContext<OfficeModule>;

export const defineModule = (code: ModuleCode<OfficeModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asOffice = (context: Pick<ChangeContext, 'within'>): OfficeContext =>
  context.within('office') as unknown as OfficeContext;
