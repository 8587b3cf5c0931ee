/** A page is as new as the newest fact that it prints, whoever forgot its own day. */
const EXAMPLE =
  /<(?:FirstMonths|Candidates|MonthlyShares|FirstYear|ActionPlan)\b|\{(?:\w+Net|monthly)\}/;
const ONE_CASE = /<Case\w+ study="([^"]*)"/;
const ALL_CASES = /<Case(?:Returns|Glances|Cards)\b/;

interface Dated {
  updated?: string | undefined;
}

interface Facts {
  /** The price, and the worked example. */
  example: readonly (Dated | undefined)[];
  cases: Readonly<Record<string, Dated | undefined>>;
  tools: readonly { checked?: string | undefined }[];
}

/** @param own the day in its header, and of its template's run; none is before `published` */
export function changedOn(
  text: string,
  facts: Facts,
  published = '',
  ...own: (string | undefined)[]
) {
  const [, study = ''] = ONE_CASE.exec(text) ?? [];
  const shown = [
    ...(EXAMPLE.test(text) ? facts.example : []),
    ...(ALL_CASES.test(text) ? Object.values(facts.cases) : [facts.cases[study]]),
  ].map((fact) => fact?.updated);
  const rows = text.includes('<ToolDirectory') ? facts.tools.map(({ checked }) => checked) : [];
  return [...own, ...shown, ...rows]
    .flatMap((day) => (day && day > published ? day : []))
    .sort()
    .at(-1);
}
