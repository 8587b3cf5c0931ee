import type { ReactNode } from 'react';
import { features } from '#content/data/features.ts';
import { type Channel, channelLabel } from '#weave/channels.ts';
import { BriefExample } from './examples/brief-example.tsx';
import { CallExample } from './examples/call-example.tsx';
import { MailExample } from './examples/mail-example.tsx';
import { QueryExample } from './examples/query-example.tsx';
import { QuoteExample } from './examples/quote-example.tsx';
import './features.css';

const PICTURES: Record<Channel, ReactNode> = {
  voice: <CallExample />,
  chat: <BriefExample />,
  email: <MailExample />,
  data: <QueryExample />,
  docs: <QuoteExample />,
};

/**
 * Five buttons and the picture of the one selected. Wide, the pictures lie in one cell beside the buttons, so that
 * nothing jumps; narrow, each opens under its button. Without a script all five stand open.
 */
export function Features() {
  return (
    <section className="feat sect" id="features" aria-labelledby="features-heading">
      <div className="wrap">
        <div className="grid-12 head">
          <h2 id="features-heading">Everything You Need In One Place</h2>
          <p className="side note">
            Each thread on this site stands for one channel. The same five colours appear in every drawing,
            and always mean the same thing.
          </p>
        </div>
        <div className="feat-work grid-12" data-features>
          {features.map(({ title, description, image }, index) => (
            <Feature key={image} {...{ title, description, image }} isSelected={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  description: string;
  image: Channel;
  isSelected: boolean;
}

function Feature({ title, description, image, isSelected }: FeatureProps) {
  return (
    <>
      <button
        type="button"
        className="tab"
        id={`feature-${image}`}
        aria-expanded={isSelected}
        aria-controls={`example-${image}`}
        data-channel={image}
      >
        <span className="threads" />
        <span>
          <span className="channel">{channelLabel(image)}</span>
          <strong>{title}</strong>
          <span className="about">{description}</span>
        </span>
      </button>
      <section
        className="panel"
        id={`example-${image}`}
        aria-labelledby={`feature-${image}`}
        data-channel={image}
        data-off={isSelected ? undefined : ''}
      >
        <div className="sheet">{PICTURES[image]}</div>
      </section>
    </>
  );
}
