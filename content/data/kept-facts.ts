/**
 * Facts this website keeps about visitors, in short: the table at the head of the privacy policy. `keys` are names under
 * which a browser keeps something; a test holds that these, the policy and the code name the same ones.
 */
export interface KeptFact {
  what: string;
  why: string;
  howLong: string;
  keys?: readonly string[];
}

export const keptFacts: {
  caption: string;
  groups: readonly { where: string; facts: readonly KeptFact[] }[];
} = {
  caption: 'What is kept, in short',
  groups: [
    {
      where: 'With us, once you send the contact form',
      facts: [
        {
          what: 'Your answers, the time and the page',
          why: 'To answer you and prepare a first call',
          howLong: 'Until you ask us to erase them',
        },
        {
          what: 'The sentence of each box you ticked',
          why: 'As proof of what you agreed to',
          howLong: 'As long as your answers',
        },
        {
          what: 'Your network address',
          why: 'So that one address cannot flood the form',
          howLong: 'A while, in memory; never written down',
        },
      ],
    },
    {
      where: 'In your browser only',
      facts: [
        {
          what: 'Answers you have not sent yet',
          why: 'So that a reload loses nothing',
          howLong: 'Until you send them or close the tab',
          keys: ['contact-draft-2'],
        },
        {
          what: 'The number of an attempt that failed',
          why: 'So that trying again counts once',
          howLong: 'Until the form arrives or you close the tab',
          keys: ['contact-sent-key-1'],
        },
        {
          what: 'How you set up the documentation',
          why: 'So that it looks as you left it',
          howLong: 'Until you clear it',
          keys: ['theme', 'docs-sidebar', 'docs-sidebar-groups'],
        },
      ],
    },
    {
      where: 'Cookies of ours',
      facts: [{ what: 'None', why: 'We need none', howLong: 'Never' }],
    },
  ],
};
