/**
 * One worked example for each feature of the home page: what an agent heard, did and left for a person. Firms and
 * people in them are made up, and their addresses reserved for examples.
 */
export const callExample = {
  sample: true,
  heading: 'Inbound call, Thursday 19:42',
  length: '1 min 52 s',
  turns: [
    { who: 'Caller', says: 'Do you have anything for six on Friday, around half seven?' },
    { who: 'Agent', says: 'Bay 14 is free at 7:30, for two hours. Whose name shall I put it under?' },
    { who: 'Caller', says: 'Ana Ruiz. One of us uses a wheelchair.' },
    { who: 'Agent', says: 'Then I will give you bay 3, which is step-free. Same time.' },
  ],
  record: [
    ['Name', 'Ana Ruiz'],
    ['Date and time', 'Fri 16 May, 19:30'],
    ['Party size', '6'],
    ['Phone', '+1 555 0142'],
    ['Email', 'ana@ruiz.example'],
    ['Note', 'Step-free bay'],
  ],
  outcome: 'Booked, confirmed by text',
  remark: '3 of 6 voice tools used',
} as const;

export const briefExample = {
  sample: true,
  heading: '# leadership',
  schedule: 'Every weekday, 5:00 AM',
  author: 'Briefing agent',
  time: '5:00 AM',
  opening: 'Good morning. Three things need you today, the rest is handled.',
  points: [
    ['9:30', 'Supplier review moved up by Dana. The deck is attached; slide 6 still has March figures.'],
    ['Two replies', 'owed: legal on the renewal (drafted), and Priya on hiring (needs your yes or no).'],
    ['Churn', 'rose to 2.9% in the starter box. The subscription team already has the cohort table.'],
  ],
  outcome: 'Read 4 calendars, 41 mails, 6 channels',
  remark: 'Sent 1 message',
} as const;

export const mailExample = {
  sample: true,
  heading: 'Inbox to CRM',
  time: '08:16',
  from: 'procurement@kestrel.example',
  mail: 'We run two cooling towers and need a softener sized for 90 cubic meters a day. Who can visit before the 20th?',
  record: [
    ['Intent', 'New quote'],
    ['Company', 'Kestrel Foods'],
    ['Owner', 'Marta, West'],
    ['Deal stage', 'Site visit'],
    ['Visit held', '19 May, 10:00'],
    ['Reply', 'Drafted'],
  ],
  draftFor: 'Draft reply, held for Marta',
  draft:
    'Marta can be with you on the 19th at ten. Could you tell us the width of the plant-room door? It decides which softener fits.',
  outcome: 'HubSpot deal opened',
  remark: 'Reply waits for Marta',
} as const;

export const queryExample = {
  sample: true,
  heading: 'Question to SQL',
  basis: '8,000+ tested pairs',
  question: 'Which suppliers raised prices twice this year?',
  /** Words of SQL are set apart by the drawing, which knows them by their capitals. */
  query: `SELECT s.name, COUNT(*) AS rises
FROM price_change p JOIN supplier s USING (supplier_id)
WHERE p.delta > 0 AND p.on_date >= DATE '2025-01-01'
GROUP BY s.name HAVING COUNT(*) >= 2;`,
  columns: ['Supplier', 'Rises'],
  rows: [
    ['Alder Packaging', '3'],
    ['Corvo Resin', '2'],
  ],
  source: 'Matched to verified pair 4,217. Source: price_change, refreshed 06:00.',
  outcome: 'Read-only role, 0.4 s',
  remark: 'Query shown with every answer',
} as const;

export const quoteExample = {
  sample: true,
  heading: 'Quote 2291, draft',
  time: '11:08',
  client: 'Prepared for Kestrel Foods',
  columns: ['Item', 'Qty', 'Amount'],
  rows: [
    ['Duplex softener, 90 cubic meters a day', '1', '$18,400'],
    ['Brine tank, 500 L', '2', '$2,160'],
    ['Installation, two days', '1', '$3,900'],
  ],
  total: '$24,460',
  remarks:
    'Sized from the site form. Tank price taken from the May list. One line needs a person: the access width was not stated.',
  outcome: 'Waiting for sign-off',
  remark: 'Nothing is sent before a person agrees',
} as const;
