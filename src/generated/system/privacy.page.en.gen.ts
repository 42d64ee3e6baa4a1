// Generated from schemas/system/privacy.en.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      "This policy says which personal data SSC processes, what for, for how long, and what rights you have. It follows Vietnam's Law on Personal Data Protection No. 91/2025/QH15, Decree 13/2023/ND-CP, and the texts that replace and guide them.",
    ],
  },
  { kind: 'paragraph', inlines: [{ kind: 'em', inlines: ['In force from 01/01/2026.'] }] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. Our part'] },
  {
    kind: 'list',
    items: [
      [
        'For the accounts of people who use the Software SSC is the ',
        { kind: 'strong', inlines: ['controller and processor'] },
        '.',
      ],
      [
        'For buyers, receivers and leads that a Customer enters or synchronises, the Customer is the controller and SSC the ',
        { kind: 'strong', inlines: ['processor'] },
        ' under the contract.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. What is processed'] },
  {
    kind: 'list',
    items: [
      [
        { kind: 'strong', inlines: ['Users'] },
        ': name, user name, phone, e-mail, company, position, sign-ins (time, network address, device), actions in the Software.',
      ],
      [
        { kind: 'strong', inlines: ['Buyers and receivers'] },
        ': name, phone, address, contents of orders, delivery history, talks with the call centre.',
      ],
      [
        { kind: 'strong', inlines: ['Staff who clock in'] },
        ': the activated device, time and place of clocking in, where the company uses it.',
      ],
      [
        { kind: 'strong', inlines: ['People who check a product code'] },
        ': network address and time, only against the guessing of codes; no login, no identity is kept.',
      ],
    ],
  },
  {
    kind: 'paragraph',
    inlines: [
      'We do not set out to collect sensitive data. The place of clocking in counts as sensitive and is processed only after the employee has been told and has agreed.',
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. Purposes and grounds'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['Performing the contract: storage, handling, delivery and return of orders, invoices, reconciliation.'],
      ['Safety: authentication, prevention of fraud, records of actions.'],
      ['Duties under the law: accounting, tax, electronic invoices, requests of authorities.'],
      ['Consent: customer care and ZNS messages; it can be withdrawn at any time.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. Sharing'] },
  {
    kind: 'paragraph',
    inlines: [
      'Data go only to carriers (to deliver), the marketplace of the order, the provider of electronic invoices, the provider of messages, and authorities as the law says. Each receives only what it needs. We ',
      { kind: 'strong', inlines: ['do not sell'] },
      ' personal data.',
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. Storage and time limits'] },
  {
    kind: 'list',
    items: [
      [
        'The servers stand in Vietnam. If data must leave the country, we make the impact assessment that the law asks for.',
      ],
      [
        "Buyers' data from a marketplace are encrypted 90 days after the order is complete, where that marketplace asks for it.",
      ],
      ['Accounting documents are kept as accounting law says; records of actions 24 months; sessions 30 days at most.'],
      ['After the end of a contract data are deleted after 30 days, save what the law tells us to keep.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. Protection'] },
  {
    kind: 'paragraph',
    inlines: [
      'Passwords are hashed, connections encrypted. Each company sees its own data alone, held apart in the application and again in the database. Phone numbers are masked for those without the right; viewing and exporting large amounts is recorded.',
    ],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. Your rights'] },
  {
    kind: 'paragraph',
    inlines: [
      'You may know, consent and withdraw consent, access, correct, delete, restrict, receive a copy, object, complain, claim damages and defend yourself under the law.',
    ],
  },
  {
    kind: 'list',
    items: [
      ['Users of the Software ask the administrator of their company, or SSC.'],
      ['Buyers ask the shop that sold to them; SSC helps the shop.'],
    ],
  },
  { kind: 'paragraph', inlines: ['We answer within 72 hours after a valid request.'] },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Cookies and storage in the browser'] },
  {
    kind: 'paragraph',
    inlines: [
      "The Software has no advertising cookies. The browser keeps the session's token, language, appearance and your own unsent drafts. A social network's toolkit is loaded only for users who may create leads.",
    ],
  },
  { kind: 'heading', level: 2, id: 's9', inlines: ['9. Breaches'] },
  {
    kind: 'paragraph',
    inlines: [
      'When we find a breach, we notify the authority for personal data protection within 72 hours, and tell the Customers concerned what is being done.',
    ],
  },
  { kind: 'heading', level: 2, id: 's10', inlines: ['10. Children'] },
  {
    kind: 'paragraph',
    inlines: [
      "The Software is for working people of 15 years and older. Children's data are processed only with the consent that the law asks for.",
    ],
  },
  { kind: 'heading', level: 2, id: 's11', inlines: ['11. Contact and changes'] },
  {
    kind: 'paragraph',
    inlines: [
      "Requests about personal data go to SSC's data protection office through your account manager. Changes of this policy are announced in the Software at least 15 days before they take effect. See also the ",
      { kind: 'link', href: '/terms', inlines: ['terms of use'] },
      '.',
    ],
  },
] satisfies readonly Block[];
