/** The experts a partner works with. */
export const roles = [
  { name: 'AI/ML Engineers', work: 'Build, test and tune the agents.' },
  { name: 'Business Process Consultants', work: 'Find where the hours go.' },
  { name: 'Data Scientists', work: 'Measure whether it works.' },
  { name: 'Solution Architects', work: 'Decide what connects to what.' },
  { name: 'Project Managers', work: 'Keep the dates in the plan.' },
  { name: 'UX/UI Specialists', work: 'Make it clear to the people who use it.' },
] as const;
