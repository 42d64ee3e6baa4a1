import { closeDay } from './closeDay.server.ts';
import { defineModule } from '#generated/fleet/module.gen.server.ts';
import { noteKilometres, trackerHook } from './trackers.server.ts';
import { freeTrips } from './freeTrips.server.ts';

export default defineModule({
  rights: ['fleet_manager'],
  actions: { close_day: closeDay, free: freeTrips },
  jobs: { note_kilometres: noteKilometres },
  webhooks: { tracker: trackerHook },
});
