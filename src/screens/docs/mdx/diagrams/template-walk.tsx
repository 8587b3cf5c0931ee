import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './template-walk.module.css';

/** A stage of a workflow as it is walked through. */
export interface WalkStage {
  title: string;
  steps: {
    name: string;
    /** The tool it visits, and whether it writes there. */
    where: string;
  }[];
}

interface TemplateWalkProps {
  stages: readonly WalkStage[];
  /** The stage shown first, from 1; without it, the button that starts the walk. */
  first?: number;
  /** Called on every change, with `undefined` for the whole drawing. */
  onShow?: (stage: number | undefined) => void;
}

/**
 * A workflow one stage at a time. The page is sent with the button alone; `template-walk.behaviour.ts` loads the rest
 * when it is pressed.
 */
export function TemplateWalk({ stages, first, onShow }: TemplateWalkProps) {
  const [current, show] = useState(first);
  const next = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(first !== undefined);

  useEffect(() => onShow?.(current), [current, onShow]);
  // The button that was pressed may be gone, and with it the focus: that goes to the one in its place. Whoever has gone on while
  // this was loading keeps it.
  const isWalking = current !== undefined;
  useEffect(() => {
    if (hasMoved.current && document.activeElement === document.body)
      (isWalking ? next : start).current?.focus({ preventScroll: true });
    hasMoved.current = true;
  }, [isWalking]);

  const stage = current === undefined ? undefined : stages[current - 1];
  if (!stage || current === undefined) {
    return (
      <p className={styles.start}>
        <Button variant="line" size="small" ref={start} onClick={() => show(1)}>
          Walk through its {stages.length} stages
        </Button>
      </p>
    );
  }
  const move = (by: number) => show(Math.min(Math.max(current + by, 1), stages.length));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === 'Escape') show(undefined);
  };
  const isLast = current === stages.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only repeat what the buttons inside do.
    <div className={styles.walk} onKeyDown={onKeyDown}>
      <div role="status">
        <p className="caption">
          Stage {current} of {stages.length}
        </p>
        <Stage {...stage} />
      </div>
      <p className={styles.controls}>
        <Button variant="line" size="small" aria-disabled={current === 1} onClick={() => move(-1)}>
          Previous
        </Button>
        <Button variant="line" size="small" ref={next} aria-disabled={isLast} onClick={() => move(1)}>
          Next
        </Button>
        <Button variant="line" size="small" onClick={() => show(undefined)}>
          Show all stages
        </Button>
      </p>
    </div>
  );
}

function Stage({ title, steps }: WalkStage) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.steps}>
        {steps.map(({ name, where }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="caption">{where}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
