import { DataTable } from '#components/data-table.tsx';
import {
  type CaseStudy,
  type CaseStudySlug,
  caseStudies,
  caseStudySlugs,
} from '#content/data/case-studies.ts';
import { headlineMeasure } from '#model/case-return-sums.ts';
import { caseMark, caseMarks } from '#model/case-samples.ts';
import { Change } from './before-after.tsx';
import styles from './case-glance.module.css';

const proof = ({ glance }: CaseStudy) => `Working day ${glance.proofDay}`;

/** A case study in five facts, for the reader who decides here whether to go on. */
export function CaseGlance({ study }: { study: CaseStudySlug }) {
  const facts: CaseStudy | undefined = caseStudies[study];
  if (!facts) {
    throw new Error(
      `A page in content/docs shows "${study}" at a glance, which content/data/case-studies.ts does not have. Use one of ${caseStudySlugs.join(', ')}.`,
    );
  }
  const { glance } = facts;
  const { measure, before, after } = headlineMeasure(study);
  return (
    <dl className={styles.glance}>
      <div>
        <dt>Starts with</dt>
        <dd>{glance.trigger}</dd>
      </div>
      <div>
        <dt>Channels</dt>
        <dd>{glance.channels}</dd>
      </div>
      <div>
        <dt>Signs off</dt>
        <dd>{glance.signsOff}</dd>
      </div>
      <div>
        <dt>Proof of concept</dt>
        <dd>{proof(facts)}</dd>
      </div>
      <div className={styles.returned}>
        <dt>{measure + caseMark(study)}</dt>
        <dd className="num">
          <Change before={before} after={after} />
        </dd>
      </div>
    </dl>
  );
}

/** Characters of a change that stays in one line: a column of the table has room for it. */
const SHORT = 15;

function change(before: string, after: string): string {
  const words = `${before} to ${after}`;
  return words.length > SHORT ? words : words.replaceAll(' ', '\u00a0');
}

/** Table that compares all case studies. */
export function CaseGlances() {
  const rows = caseStudySlugs.map((slug) => {
    const study: CaseStudy = caseStudies[slug];
    const { trigger, channels, signsOff } = study.glance;
    const { measure, before, after } = headlineMeasure(slug);
    return [
      study.client,
      trigger,
      channels,
      signsOff,
      proof(study),
      `${measure}: ${change(before, after)}${caseMarks.line(slug)}`,
    ];
  });
  const links = new Map<string, string>(
    caseStudySlugs.map((slug) => [caseStudies[slug].client, `/docs/case-studies/${slug}`]),
  );
  return (
    <DataTable
      columns={[
        'Project',
        'Trigger',
        'Channel',
        'Who signs off',
        'Proof of concept',
        `Returned${caseMarks.heading}`,
      ]}
      rows={rows}
      cell={(words, column) => (column === 0 ? <a href={links.get(words)}>{words}</a> : words)}
    />
  );
}
