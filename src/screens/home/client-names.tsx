import { clsx } from 'clsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import { clients, clientsSection } from '#model/facts/home-facts.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import styles from './client-names.module.css';

/** Repeats the list in one moving track, so that its end meets its beginning; the copy is for the eye only. */
export function ClientNames() {
  return (
    <section aria-labelledby="clients-heading" data-loop>
      <div className={styles.clients}>
        <h2 id="clients-heading">{clientsSection.heading}</h2>
        <div className={styles.strip} data-loop-view>
          <div className={styles.track}>
            <Names />
            <Names isCopy />
          </div>
        </div>
      </div>
      <div className={clsx('wrap', styles.foot)}>
        <SampleNote className={styles.sample} note="clients" of={clients} />
        <LoopControl className={styles.control} what="the client names" />
      </div>
    </section>
  );
}

function Names({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined}>
      {clients.map(({ name }) => (
        <li key={name}>
          <ClientWordmark name={name} decorative={isCopy} />
        </li>
      ))}
    </ul>
  );
}
