// Generated from schemas/administration/forecast-period.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const forecastPeriod = {
  name: 'forecast_period',
  type: 'string',
  values: [
    { value: 'd7', key: 'd7', tone: 'neutral' },
    { value: 'd10', key: 'd10', tone: 'neutral' },
    { value: 'd30', key: 'd30', tone: 'neutral' },
    { value: 'd90', key: 'd90', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ForecastPeriod = (typeof forecastPeriod.values)[number]['value'];
