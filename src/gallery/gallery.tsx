import { clsx } from 'clsx';
import { Contents } from '#components/contents/contents.tsx';
import { Button } from '#ui/button.tsx';
import styles from './gallery.module.css';
import { type Example, type Part, partId, type Room } from './gallery-example.ts';

/** Every example on one page, by room. */
export function Gallery({ rooms }: { rooms: readonly Room[] }) {
  return (
    <div className={clsx('wrap', styles.page)}>
      <header className={styles.top}>
        <h1>Gallery</h1>
        <Button variant="line" size="small" id="theme-switch" aria-pressed={false}>
          Dark
        </Button>
      </header>
      <p className="lede">
        Each part in each of its states. Hover, press and Tab through them; what an example cannot force is in
        its note.
      </p>
      <div className={styles.contents}>
        {rooms.map(({ folder, heading, parts }) => (
          <Contents
            key={heading}
            title={`${heading}, by name`}
            listId={`${folder.replace(/\W/g, '-')}-contents`}
            entries={parts.map((part) => ({ id: partId(part), text: part.name }))}
          />
        ))}
      </div>
      {rooms.map((room) => (
        <GalleryRoom key={room.folder} {...room} />
      ))}
    </div>
  );
}

function GalleryRoom({ folder, heading, parts }: Room) {
  return (
    <section className="sect">
      <div className="head">
        <h2>{heading}</h2>
        <p className="caption">{folder}</p>
      </div>
      {parts.map((part) => (
        <GalleryPart key={part.name} {...part} />
      ))}
    </section>
  );
}

function GalleryPart(part: Part) {
  return (
    <section className={styles.part} id={partId(part)}>
      <h3>{part.name}</h3>
      <div className={styles.examples}>
        {part.examples.map((example) => (
          <GalleryExample key={example.state} part={part.name} {...example} />
        ))}
      </div>
    </section>
  );
}

function GalleryExample({ part, state, element, note, ground = 'paper', width }: Example & { part: string }) {
  return (
    <div className={styles.example} data-width={width}>
      <p className="caption">
        <b>{state}</b> {note}
      </p>
      <div className={clsx(styles.stage, ground === 'ink' && 'on-ink')} data-example={`${part}, ${state}`}>
        {element}
      </div>
    </div>
  );
}
