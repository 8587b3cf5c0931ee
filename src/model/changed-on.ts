const EXAMPLE = /<(First|Candidates|ActionPlan)|\{(\w+Net|monthly)\}/;

type Dated = { updated?: string } | undefined;

/** A page is as new as its newest fact. */
export function changedOn(
  text: string,
  dated: { example: Dated[]; cases: Readonly<Record<string, Dated>>; study?: string | undefined },
  published = '',
  ...own: (string | undefined)[]
) {
  const { example, cases, study = '' } = dated;
  const printed = [
    ...(EXAMPLE.test(text) ? example : []),
    ...(/<Case(Returns|Glances)\b/.test(text) ? Object.values(cases) : [cases[study]]),
  ];
  return [...own, ...printed.map((fact) => fact?.updated)]
    .flatMap((day) => (day && day > published ? day : []))
    .sort()
    .at(-1);
}
