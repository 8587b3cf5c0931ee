import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Examples, Feature, Home } from '#model/facts/home.ts';
import { type Channel, channelLabel } from '#weave/channels.ts';
import { BriefExample, CallExample, MailExample, QueryExample, QuoteExample } from './examples.tsx';
import styles from './features.module.css';

type FeaturesProps = Home['features'] & { features: readonly Feature[]; examples: Examples };

/**
 * On wide screens all examples share one grid cell, so that selecting moves nothing; on narrow ones
 * each opens under its button. Without a script all are shown.
 */
export function Features({ heading, note, features, examples }: FeaturesProps) {
  const [selected, setSelected] = useState<Channel | undefined>(features[0]?.image);

  const shown: Record<Channel, ReactNode> = {
    voice: <CallExample {...examples.call} />,
    chat: <BriefExample {...examples.brief} />,
    email: <MailExample {...examples.mail} />,
    data: <QueryExample {...examples.query} />,
    docs: <QuoteExample {...examples.quote} />,
  };

  const select = (image: Channel, button: HTMLElement) => {
    const before = button.getBoundingClientRect().top;
    flushSync(() => setSelected(image));
    // An example above may have closed on a narrow screen; not every browser anchors the scroll
    // position.
    const moved = button.getBoundingClientRect().top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };

  if (features.length === 0) return null;
  return (
    <section className="wrap sect" id="features" aria-labelledby="features-heading">
      <div className={clsx('grid-12 head', styles.head)}>
        <h2 className="to-9" id="features-heading">
          {heading}
        </h2>
        <p className="note to-7">{note}</p>
      </div>
      <div className={clsx('grid-12', styles.picker)}>
        {features.map((feature) => (
          <FeatureTab
            key={feature.image}
            {...feature}
            isSelected={feature.image === selected}
            onSelect={({ currentTarget }) => select(feature.image, currentTarget)}
          >
            {shown[feature.image]}
          </FeatureTab>
        ))}
      </div>
    </section>
  );
}

interface FeatureTabProps extends Feature {
  isSelected: boolean;
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

const FeatureTab = ({
  title,
  description,
  image,
  isSelected,
  onSelect,
  children,
}: FeatureTabProps) => (
  <>
    <button
      type="button"
      className={clsx('to-5', styles.tab)}
      id={`feature-${image}`}
      aria-expanded={isSelected}
      aria-controls={`example-${image}`}
      data-channel={image}
      onClick={onSelect}
    >
      <span className={styles.threads} />
      <span>
        <span className="caption block">{channelLabel(image)}</span>{' '}
        <strong className="block" id={`feature-title-${image}`}>
          {title}
        </strong>{' '}
        <span className={clsx('small block', styles.description)}>{description}</span>
      </span>
    </button>
    <section
      className={clsx('from-7', styles.panel)}
      id={`example-${image}`}
      aria-labelledby={`feature-title-${image}`}
      data-channel={image}
      data-off={isSelected ? undefined : ''}
    >
      <figure>{children}</figure>
    </section>
  </>
);
