import type { Feature } from '#contract/features.ts';
import type { SeedCompany } from '#contract/seed.ts';

/** Row of `khuon_customer` for each demo company: the one everything is shown with, and one that must never see its rows. */
export const companies: Readonly<
  Record<
    SeedCompany,
    { company_name: string; dc_id_distributor: number | null; code: string; features: readonly Feature[] }
  >
> = {
  demo: {
    company_name: 'Công ty TNHH Thương mại Hoa Mai',
    dc_id_distributor: 1,
    code: 'HOAMAI',
    features: ['finance'],
  },
  other: {
    company_name: 'Công ty Cổ phần Phân phối Sao Biển',
    dc_id_distributor: null,
    code: 'SAOBIEN',
    features: ['inventory_value_email'],
  },
};

/** Password of every demo account (interface 3). */
export const DEMO_PASSWORD = 'demo-1234';
