import type { WorkDay } from '#generated/office/work-day.entity.gen.ts';
import type { TimeEvent } from '#generated/office/time-event.entity.gen.ts';

/* What the clocking page is told, as server and page agree. */

export type OwnDayShown = Pick<
  WorkDay,
  'working_date' | 'planned_in' | 'planned_out' | 'first_in' | 'last_out' | 'out_since' | 'state'
> & { shift: string | null };

export type OwnEvent = Pick<TimeEvent, 'id' | 'kind' | 'clocked_at'> & { site: string | null };

export type OwnTotals = Pick<
  WorkDay,
  | 'id'
  | 'working_date'
  | 'state'
  | 'first_in'
  | 'last_out'
  | 'worked_minutes'
  | 'late_minutes'
  | 'early_minutes'
>;

export interface SiteShown {
  id: number;
  name: string;
  lat: number;
  lng: number;
  radius_m: number;
}
