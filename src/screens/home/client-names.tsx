import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { SampleLine } from '#components/sample-note.tsx';
import type * as home from '#model/facts/home.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import styles from './client-names.module.css';

type Clients = typeof home.clients;

interface ClientNamesProps {
  heading: string;
  clients: Clients;
  /** What is made up on the whole page: the line that says so is below the first of it. */
  madeUp: ComponentProps<typeof SampleLine>['notes'];
}

/**
 * Repeats the list in one moving track, so that its end meets its beginning; the copy is for the
 * eye only.
 */
export function ClientNames({ heading, clients, madeUp }: ClientNamesProps) {
  if (clients.length === 0)
    return (
      <div className={clsx('wrap', styles.foot)}>
        <SampleLine notes={madeUp} />
      </div>
    );
  return (
    <section aria-labelledby="clients-heading" data-loop>
      <div className={styles.clients}>
        <h2 id="clients-heading">{heading}</h2>
        <div className={styles.strip} data-loop-view>
          <div className={styles.track}>
            <Names clients={clients} />
            <Names clients={clients} isCopy />
          </div>
        </div>
      </div>
      <div className={clsx('wrap', styles.foot)}>
        <SampleLine notes={madeUp} />
        <LoopControl what="the client names" />
      </div>
    </section>
  );
}

function Names({ clients, isCopy = false }: { clients: Clients; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} translate="no">
      {clients.map(({ name }) => (
        <li key={name}>
          <ClientWordmark name={name} decorative={isCopy} />
        </li>
      ))}
    </ul>
  );
}
