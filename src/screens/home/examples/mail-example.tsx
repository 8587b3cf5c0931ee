import { mailExample } from '#content/data/examples.ts';
import { ExampleRecord, ExampleSheet } from './example-sheet.tsx';

export function MailExample() {
  const { heading, time, from, mail, record, draftFor, draft, outcome, remark } = mailExample;
  return (
    <ExampleSheet {...{ heading, outcome, remark }} aside={time}>
      <p className="caption">From {from}</p>
      <blockquote className="ex-mail">“{mail}”</blockquote>
      <ExampleRecord pairs={record} />
      <div className="ex-draft">
        <p className="caption">{draftFor}</p>
        <blockquote>“{draft}”</blockquote>
      </div>
    </ExampleSheet>
  );
}
