import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { ArrowButton } from '#components/arrow-link.tsx';
import type { OrdinaryDay } from '#model/facts/home.ts';
import { Button } from '#ui/button.tsx';
import styles from './desk.module.css';

/** How long a button is held; its threads and the drawing's take as long. */
const HOLD_MS = 700;

type Answer = 'yes' | 'no';

type DeskProps = OrdinaryDay['desk'] & {
  asks: OrdinaryDay['asks'];
  next: { label: string; href: string };
};

/** Nothing happens without an answer: there is no timer but that of a held button. */
export function Desk({ still, end, asks, next }: DeskProps) {
  const [said, setSaid] = useState<readonly Answer[]>([]);
  const [isHeld, setHeld] = useState(false);
  const [isArmed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press belongs to the question at which it began. */
  const pressed = useRef<number>(undefined);
  const last = useRef<HTMLAnchorElement>(null);
  const at = said.length;
  const ask = asks[at];

  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const decide = (answer: Answer) => {
    letGo();
    setArmed(false);
    setSaid((before) => [...before, answer]);
  };
  const hold = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!ask?.again || isArmed || isStill) return false;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => decide('yes'), HOLD_MS);
    setHeld(true);
    return true;
  };
  const press = () => {
    pressed.current = hold() || !ask?.again ? at : undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // A key that is still down must not answer the next question.
    if (event.repeat || (event.type === 'keydown' ? hold() : isHeld)) event.preventDefault();
    if (event.type === 'keyup') letGo();
  };
  const onClick = ({ detail }: MouseEvent) => {
    const from = pressed.current;
    pressed.current = undefined;
    // A press that began at another question, or was let go too soon. A key's click has no detail,
    // and may follow a press that was let go elsewhere.
    if (detail > 0 && from !== undefined && (from !== at || ask?.again)) return;
    // Speech, a switch and a screen reader press without holding, as does who wants no motion.
    if (ask?.again && !isArmed) setArmed(true);
    else decide('yes');
  };

  useEffect(() => {
    if (at > 0 && !ask) last.current?.focus({ preventScroll: true });
  }, [at, ask]);

  const states = said.map((answer, index) => `${asks[index]?.row}${answer}`);
  return (
    <div
      className={clsx('flow', styles.desk)}
      data-channel={ask?.channel ?? 'ink'}
      data-said={clsx(states, isHeld && `${ask?.row}held`)}
    >
      <p className={clsx('script-only screen-only', styles.ask)} role="status">
        <span className="num">{ask?.time}</span> <span>{ask?.text ?? end}</span>
      </p>
      <p className={styles.still}>{still}</p>
      <div className={clsx('flow script-only screen-only', styles.answers)}>
        {ask ? (
          <>
            <Button
              id="decide"
              data-held={isHeld || undefined}
              onPointerDown={({ button }) => button === 0 && press()}
              onPointerUp={letGo}
              onPointerLeave={letGo}
              onPointerCancel={letGo}
              onKeyDown={onKey}
              onKeyUp={onKey}
              onBlur={letGo}
              onClick={onClick}
            >
              <span>{isArmed ? ask.again : ask.yes}</span>
            </Button>{' '}
            <Button variant="line" onClick={() => decide('no')}>
              <span>{ask.no}</span>
            </Button>
          </>
        ) : (
          <ArrowButton id="decide" ref={last} to={next} />
        )}
      </div>
    </div>
  );
}
