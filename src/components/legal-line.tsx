import { legalEntity } from '#model/facts/site.ts';
import { SampleMark } from './sample-note.tsx';

export function LegalLine() {
  const { legalName, address, email, phone } = legalEntity;
  return (
    <>
      {legalName}, {address}.{' '}
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
      {phone ? (
        <>
          , <span className="nowrap">{phone}</span>
        </>
      ) : null}
      <SampleMark of={legalEntity} />
    </>
  );
}
