/** Examples of controls that a visitor presses or follows. */
import { Button, ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import {
  ArrowUpIcon,
  ChevronIcon,
  CloseIcon,
  DoneIcon,
  ExternalMark,
  Icon,
  MenuIcon,
  NetworkIcon,
  PauseIcon,
  PlayIcon,
  PlusMinusIcon,
  WarningIcon,
} from '#ui/icons.tsx';
import { Link, OutsideLink } from '#ui/link.tsx';
import { LoopControl } from '#ui/loop-control.tsx';
import { OutsideTagLink, Tag } from '#ui/tag.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import type { Part } from './gallery-example.ts';
import { ELSEWHERE, LONG_LABEL, LONG_WORD } from './sample-texts.ts';

export const controlParts: Part[] = [
  {
    name: 'Button',
    examples: [
      {
        state: 'Solid',
        element: <Button>Send request</Button>,
        note: 'Hover draws a thread below the words.',
      },
      {
        state: 'With an arrow',
        element: (
          <Button>
            Send request <ShuttleArrow />
          </Button>
        ),
      },
      { state: 'Disabled', element: <Button disabled>Send request</Button> },
      { state: 'Line', element: <Button variant="line">All articles</Button> },
      {
        state: 'Line, disabled',
        element: (
          <Button variant="line" disabled>
            All articles
          </Button>
        ),
      },
      { state: 'Small', element: <Button size="small">Show more</Button> },
      { state: 'Bare', element: <Button variant="bare">Clear the search</Button> },
      { state: 'Long text', element: <Button>{LONG_LABEL}</Button> },
      { state: 'Pale', ground: 'ink', element: <Button variant="pale">Send request</Button> },
      {
        state: 'Pale, disabled',
        ground: 'ink',
        element: (
          <Button variant="pale" disabled>
            Send request
          </Button>
        ),
      },
    ],
  },
  {
    name: 'ButtonLink',
    examples: [
      { state: 'Solid', element: <ButtonLink href="/contact">Book a call</ButtonLink> },
      {
        state: 'Line, small',
        element: (
          <ButtonLink href="/docs" variant="line" size="small">
            Read the documentation
          </ButtonLink>
        ),
      },
      {
        state: 'Pale',
        ground: 'ink',
        element: (
          <ButtonLink href="/contact" variant="pale">
            Book a call <ShuttleArrow />
          </ButtonLink>
        ),
      },
    ],
  },
  {
    name: 'CopyButton',
    examples: [
      {
        state: 'Bare',
        element: <CopyButton>Copy address</CopyButton>,
        note: 'Says "Copied!" for two seconds.',
      },
      {
        state: 'Line, small',
        element: (
          <CopyButton variant="line" size="small" text="npm start">
            Copy command
          </CopyButton>
        ),
      },
    ],
  },
  {
    name: 'Link',
    examples: [
      {
        state: 'Inline',
        element: (
          <p>
            Words before <Link href="/docs">a link of the text</Link> and words after.
          </p>
        ),
      },
      {
        state: 'Standalone',
        element: (
          <Link href="/docs" variant="standalone">
            Read how it works
          </Link>
        ),
      },
      {
        state: 'Back',
        element: (
          <Link href="/blog" variant="back">
            All articles
          </Link>
        ),
      },
      {
        state: 'On ink',
        ground: 'ink',
        element: (
          <Link href="/docs" variant="standalone">
            Read how it works
          </Link>
        ),
      },
    ],
  },
  {
    name: 'OutsideLink',
    examples: [
      { state: 'Inline', element: <OutsideLink href={ELSEWHERE}>Another site</OutsideLink> },
      {
        state: 'Standalone, long text',
        element: (
          <OutsideLink href={ELSEWHERE} variant="standalone">
            {LONG_LABEL}
          </OutsideLink>
        ),
      },
    ],
  },
  {
    name: 'Tag',
    examples: [
      { state: 'Words', element: <Tag>Popular</Tag> },
      { state: 'A link', element: <OutsideTagLink href={ELSEWHERE}>n8n</OutsideTagLink> },
      { state: 'Long text', element: <Tag>{LONG_WORD}</Tag> },
    ],
  },
  {
    name: 'LoopControl',
    examples: [
      {
        state: 'Playing',
        note: 'Not shown to visitors who asked for less motion.',
        element: (
          <div data-loop="">
            <LoopControl what="the client names" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Icons',
    examples: [
      {
        state: 'Drawn',
        width: 'row',
        note: 'Decorative: the control around one has words or a label.',
        element: (
          <>
            <ArrowUpIcon />
            <ChevronIcon />
            <CloseIcon />
            <MenuIcon />
            <ExternalMark />
            <WarningIcon />
            <DoneIcon />
            <PlusMinusIcon />
            <PlayIcon />
            <PauseIcon />
            <NetworkIcon />
            <Icon size={24}>
              <path d="M2 12h20" />
            </Icon>
          </>
        ),
      },
    ],
  },
];
