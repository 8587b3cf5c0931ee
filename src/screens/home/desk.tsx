import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { ArrowButton } from '#components/arrow-link.tsx';
import type { OrdinaryDay } from '#model/facts/home.ts';
import { Button } from '#ui/button.tsx';
import styles from './desk.module.css';

/** How long a button is held; its threads and the drawing's take as long. */
const HOLD_MS = 700;
/** A press that begins sooner after a question came, or before it, was not meant for it. */
const READ_MS = 400;

type Answer = 'yes' | 'no';

type DeskProps = OrdinaryDay['desk'] & {
  asks: OrdinaryDay['asks'];
  href: string;
};

/** Nothing happens without an answer: there is no timer but that of a held button. */
export function Desk({ name, hint, still, end, next, asks, href }: DeskProps) {
  const [said, setSaid] = useState<readonly Answer[]>([]);
  const [isHeld, setHeld] = useState(false);
  const [isArmed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef(0);
  const came = useRef(-READ_MS);
  const last = useRef<HTMLAnchorElement>(null);
  const at = said.length;
  const ask = asks[at];
  const before = asks[at - 1];
  const outcome = said.at(-1) === 'yes' ? before?.done : before?.undone;
  const outcomes = [hint, ...asks.flatMap(({ done, undone }) => [done, undone])];
  const questions = [...asks.map(({ time, question }) => `${time} ${question}`), end];

  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const decide = (answer: Answer) => {
    letGo();
    setArmed(false);
    came.current = performance.now();
    setSaid((all) => [...all, answer]);
  };
  const hold = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!ask?.again || isArmed || isStill) return false;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => decide('yes'), HOLD_MS);
    setHeld(true);
    return true;
  };
  const isMeant = () => began.current - came.current >= READ_MS;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // A key that is still down must not answer the next question.
    if (event.repeat || (event.type === 'keydown' ? hold() : isHeld)) event.preventDefault();
    if (event.type === 'keyup') {
      if (isHeld) setArmed(true);
      letGo();
    }
  };
  const onClickCapture = (event: MouseEvent) => {
    // A key's click has no detail.
    if (event.detail === 0 || isMeant()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Who lets go too soon is asked again, as are speech, a switch, a screen reader and who wants no
  // motion: they press without holding.
  const onClick = () => {
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
      data-asks={ask?.row}
      data-said={clsx(states, isHeld && `${ask?.row}held`)}
    >
      <p className={clsx('script-only screen-only num', styles.status)} role="status">
        <span className={clsx('flow small', styles.head)}>
          <b>{name}</b> <span>{`${at} of ${asks.length} decided`}</span>{' '}
          <Roomy words={outcome ?? hint} among={outcomes} />
        </span>{' '}
        <Roomy words={questions[at]} among={questions} className={styles.ask} />
      </p>
      <p className={styles.still}>{still}</p>
      <div
        className={clsx('script-only screen-only', styles.answers)}
        onPointerDownCapture={() => {
          began.current = performance.now();
        }}
        onClickCapture={onClickCapture}
      >
        {ask ? (
          <>
            <Button
              id="decide"
              variant="line"
              data-held={isHeld || undefined}
              onPointerDown={({ button }) => button === 0 && isMeant() && hold()}
              onPointerUp={letGo}
              onPointerLeave={letGo}
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
          <ArrowButton id="decide" ref={last} to={{ label: next, href }} />
        )}
      </div>
    </div>
  );
}

interface RoomyProps {
  words: string | undefined;
  among: readonly string[];
  className?: string | undefined;
}

/** Has room for the longest, so that nothing moves. */
const Roomy = ({ words, among, className }: RoomyProps) => (
  <span className={clsx(styles.roomy, className)}>
    <span>{words}</span>
    {among.map((one) => (
      <span key={one} data-room={one} />
    ))}
  </span>
);
