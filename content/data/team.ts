/** Someone on the team. `sample: true` marks a made-up person who must be replaced before launch. */
export type TeamMember = {
  name: string;
  title: string;
  isFounder: boolean;
  /** Address of the portrait, from the root of the site. */
  image: string;
  linkedinUrl: string;
  sample: boolean;
};

/** The address part that stands for a name: `Tomás Rey` is `tomas-rey`. */
export function personSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\W+/g, '-');
}

function samplePerson(name: string, title: string, isFounder = false): TeamMember {
  const slug = personSlug(name);
  return {
    name,
    title,
    isFounder,
    image: `/pictures/portraits/${slug}.svg`,
    linkedinUrl: `https://example.com/people/${slug}`,
    sample: true,
  };
}

/** Everyone, founders first, in the order the About page shows them. */
export const team: readonly TeamMember[] = [
  samplePerson('Dara Hollis', 'Co-founder, Chief Executive', true),
  samplePerson('Mateo Varga', 'Co-founder, Chief Technology Officer', true),
  samplePerson('Ingrid Aune', 'Co-founder, Head of Delivery', true),
  samplePerson('Samuel Okafor', 'Lead AI Engineer'),
  samplePerson('Priya Raman', 'AI/ML Engineer'),
  samplePerson('Yuki Tanabe', 'Voice Systems Engineer'),
  samplePerson('Leon Fischer', 'Automation Engineer'),
  samplePerson('Amara Diallo', 'Data Scientist'),
  samplePerson('Tomás Rey', 'Solution Architect'),
  samplePerson('Hannah Lindqvist', 'Project Manager'),
  samplePerson('Omar Haddad', 'Business Process Consultant'),
  samplePerson('Grace Whitlock', 'UX/UI Specialist'),
  samplePerson('Daniel Cho', 'Data Engineer'),
  samplePerson('Noor Siddiqui', 'Client Partnerships'),
  samplePerson('Caleb Moreau', 'Quality and Support Engineer'),
];
