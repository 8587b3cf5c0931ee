import type { LegalEntity } from '#model/facts/site.ts';
import { SampleMark } from './sample-note.tsx';

export function LegalLine({ entity }: { entity: LegalEntity }) {
  const { legalName, address, email, phone } = entity;
  return (
    <>
      {legalName}, {address}.{' '}
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
      {phone && (
        <>
          , <span className="nowrap">{phone}</span>
        </>
      )}
      <SampleMark of={entity} />
    </>
  );
}
