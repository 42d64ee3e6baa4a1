// Generated from schemas/system/terms.en.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'These terms apply to everybody who uses SSC, the software for warehouse, sales and customer care (the ',
      { kind: 'strong', inlines: ['Software'] },
      '). By signing in or registering you confirm that you have read them and agree.',
    ],
  },
  { kind: 'paragraph', inlines: [{ kind: 'em', inlines: ['In force from 01/01/2026.'] }] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. Words'] },
  {
    kind: 'list',
    items: [
      [{ kind: 'strong', inlines: ['SSC, we'] }, ': the provider and operator of the Software.'],
      [
        { kind: 'strong', inlines: ['Customer'] },
        ': a company or household business that has registered to use the Software.',
      ],
      [
        { kind: 'strong', inlines: ['Main account'] },
        ': the account that stands for the Customer and may set up the Software and grant rights.',
      ],
      [
        { kind: 'strong', inlines: ['Sub-account'] },
        ': the account of an employee or distributor, activated and given its rights by the Customer.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. Accounts and signing in'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['What you register must be true and kept up to date. The phone number is confirmed by a one-time code.'],
      ['One account for one person. Do not share a password and do not lend an account.'],
      ['The Customer answers for the rights of its sub-accounts and for everything that is done with them.'],
      [
        'If you suspect that an account is in wrong hands, change its password, end the other sessions on the profile page, and tell us at once.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. Proper use'] },
  { kind: 'paragraph', inlines: ['You must not:'] },
  {
    kind: 'list',
    items: [
      ['offer or send goods or content that the law forbids to trade or transport;'],
      ['enter facts about other people without a legal ground;'],
      ['probe, disturb or copy the system, get around its limits, or overload it;'],
      ["send advertisements to buyers' phone numbers without their consent."],
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ["4. The Customer's data"] },
  {
    kind: 'paragraph',
    inlines: [
      "Orders, goods and buyers that the Customer enters or synchronises belong to the Customer. We process them on the Customer's behalf and as our ",
      { kind: 'link', href: '/privacy', inlines: ['privacy policy'] },
      ' says. The Customer may download them as Excel files at any time.',
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. Services of third parties'] },
  {
    kind: 'paragraph',
    inlines: [
      'Connections to marketplaces, carriers, providers of electronic invoices and messaging channels depend on those parties. When one of them ends or changes its service, we tell the Customer and help with the change as far as we can.',
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. Interruptions and maintenance'] },
  {
    kind: 'paragraph',
    inlines: [
      'Planned maintenance is announced in the Software at least 24 hours ahead and takes place outside busy hours. Urgent faults may have to be mended at once; we report on them until they are solved.',
    ],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. Limits of liability'] },
  {
    kind: 'paragraph',
    inlines: [
      "We answer for direct damage caused by our fault within the service contract. We do not answer for damage caused by rights wrongly given to sub-accounts, by the Customer's devices or lines, or by force majeure.",
    ],
  },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Suspension and end'] },
  {
    kind: 'paragraph',
    inlines: [
      'An account that breaks section 3 may be locked after notice, or at once where harm must be stopped. After the end the Customer has 30 days to download its data; then they are deleted, save what the law tells us to keep.',
    ],
  },
  { kind: 'heading', level: 2, id: 's9', inlines: ['9. Changes of these terms'] },
  {
    kind: 'paragraph',
    inlines: [
      'Changes are announced in the Software at least 15 days before they take effect. Whoever goes on using it after that day agrees.',
    ],
  },
  { kind: 'heading', level: 2, id: 's10', inlines: ['10. Law and contact'] },
  {
    kind: 'paragraph',
    inlines: [
      'The law of Vietnam applies. Disputes are settled by negotiation first, else by the competent court in Vietnam. The single services are described in the ',
      { kind: 'link', href: '/services', inlines: ['service terms'] },
      '.',
    ],
  },
] satisfies readonly Block[];
