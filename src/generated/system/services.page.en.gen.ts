// Generated from schemas/system/services.en.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'This page describes the services that SSC gives its Customers and what both sides promise. Scope and prices stand in the contract.',
    ],
  },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. Warehouse'] },
  {
    kind: 'list',
    items: [
      [
        { kind: 'strong', inlines: ['Receiving'] },
        ': counting against the receipt, UID stamps, expiry dates and condition. Differences are recorded the same day.',
      ],
      [
        { kind: 'strong', inlines: ['Storage'] },
        ': by location, batch and expiry date; what expires first leaves first.',
      ],
      [
        { kind: 'strong', inlines: ['Orders'] },
        ': picking, packing, a photo of the packing, handover to the carrier with a record.',
      ],
      [
        { kind: 'strong', inlines: ['Returns'] },
        ': receiving, checking, restocking or setting faulty goods aside; a quantity that differs from what was sent needs a note.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. Sales'] },
  {
    kind: 'paragraph',
    inlines: [
      'Orders and stock in step with Shopee, Lazada and TikTok Shop; single orders, orders by Excel, consignment; shop sales with promotions, vouchers and points; electronic invoices as the rules in force ask.',
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. Customer care'] },
  {
    kind: 'paragraph',
    inlines: [
      'Leads from landing pages, advertisements and social networks; calls to confirm, checks for duplicates, deposits; ZNS messages from approved templates, none between 22:00 and 6:00.',
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. Times'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['Orders that are ready before 15:00 are handed over on the same working day, later ones on the next.'],
      ['Goods with an appointment are counted within 24 hours.'],
      ['Returned goods are checked and back in stock within 48 hours after they arrive.'],
      ['Requests for support are answered within 2 working hours.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. Prices and payment'] },
  {
    kind: 'paragraph',
    inlines: [
      'Fees are for storage, handling, packing material and software, by the price list in the contract. The statement is made before the 5th of each month; the Customer checks it within 5 working days. COD money is reconciled and transferred as agreed.',
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. Compensation'] },
  {
    kind: 'paragraph',
    inlines: [
      "Goods lost or damaged by SSC's fault are paid at the cost price that the Customer has declared in the Software, up to the limit in the contract. Claims are made within 7 days after the damage is found, with pictures or video. What a carrier loses is paid by that carrier's own policy.",
    ],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. Duties of the Customer'] },
  {
    kind: 'list',
    items: [
      [
        'Declare name, weight, size, value and origin of goods as they are; supply documents, supplementary labels and declarations of conformity for imported goods.',
      ],
      ['Send no forbidden or fake goods and none that infringe intellectual property.'],
      ['Pay in time and compare stock regularly.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Contact'] },
  {
    kind: 'paragraph',
    inlines: [
      'Requests and complaints go to your account manager or are made in the Software. Its use follows the ',
      { kind: 'link', href: '/terms', inlines: ['terms of use'] },
      '.',
    ],
  },
] satisfies readonly Block[];
