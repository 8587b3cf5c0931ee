/** Parts that several screens share. */

import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { CallToActionBand, CallToActionBanner } from '#components/call-to-action/call-to-action.tsx';
import { Contents, ContentsLine, ContentsOpener } from '#components/contents/contents.tsx';
import { DataTable } from '#components/data-table.tsx';
import { CurrentDate } from '#components/date/current-date.tsx';
import { Facts } from '#components/facts.tsx';
import { SiteFooter } from '#components/footer/site-footer.tsx';
import { SiteNavigation } from '#components/navigation/site-navigation.tsx';
import { NearestPage } from '#components/nearest-page/nearest-page.tsx';
import { PersonPicture } from '#components/person-picture.tsx';
import { FramedPicture } from '#components/picture/framed-picture.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import { SpeakerPicture } from '#components/speaker-picture.tsx';
import { Transcript, Video } from '#components/video/video.tsx';
import { films } from '#model/facts/film-facts.ts';
import { team } from '#model/facts/team-facts.ts';
import type { Film } from '#model/film.ts';
import type { Part } from './gallery-example.ts';
import { LONG_LABEL, LONG_TEXT } from './sample-texts.ts';

const ON_PLATFORM: Film = { ...films.promo, id: 'aaaaaaaaaaa', title: 'On the platform' };
const PICTURE = { src: films.promo.poster, width: 208, height: 117 };
const PERSON = { src: team[0]?.image ?? '', sizes: '96px', width: 96, height: 120 };
const ENTRIES = [
  { id: 'part-contents', text: 'This part' },
  { id: 'part-video', text: LONG_LABEL },
];

export const componentParts: Part[] = [
  {
    name: 'SampleNote',
    examples: [{ state: 'Of made-up people', element: <SampleNote note="team" of={{ sample: true }} /> }],
  },
  {
    name: 'NearestPage',
    examples: [
      {
        state: 'Nothing near',
        element: <NearestPage addresses={['/pricing']}>Look for a typing error.</NearestPage>,
      },
    ],
  },
  {
    name: 'ArrowLink',
    examples: [
      { state: 'Forward', element: <ArrowLink href="/docs">Read the documentation</ArrowLink> },
      { state: 'Back', element: <BackLink href="/blog">All articles</BackLink> },
      { state: 'Long text', element: <ArrowLink href="/docs">{LONG_LABEL}</ArrowLink> },
      { state: 'On ink', ground: 'ink', element: <ArrowLink href="/docs">Read on</ArrowLink> },
    ],
  },
  {
    name: 'CurrentDate',
    examples: [
      { state: 'Today', element: <CurrentDate />, note: 'The day of the build until the script runs.' },
    ],
  },
  {
    name: 'DataTable',
    examples: [
      {
        state: 'With a caption and a sum',
        note: 'Without a style of its own: the article or sheet around it has one.',
        element: (
          <DataTable caption="Hours" columns={['What', 'Spent']} rows={[['Planning', '10']]} total="10" />
        ),
      },
      {
        state: 'Cells drawn by the caller',
        element: (
          <DataTable
            columns={['Field', 'Type']}
            rows={[['size', 'integer']]}
            cell={(words) => <code>{words}</code>}
          />
        ),
      },
    ],
  },
  {
    name: 'SpeakerPicture',
    examples: [{ state: 'Made up', element: <SpeakerPicture name="Tomás Rey" sample width={64} /> }],
  },
  {
    name: 'PersonPicture',
    examples: [
      { state: 'Woven', element: <PersonPicture photo={undefined} {...PERSON} /> },
      {
        state: 'From a photograph',
        element: <PersonPicture photo={{ sources: [], src: films.promo.poster }} {...PERSON} />,
        note: 'Of any shape: it fills the place of the woven portrait, and is printed in ink.',
      },
    ],
  },
  {
    name: 'Facts',
    examples: [
      {
        state: 'Short and long',
        element: (
          <Facts>
            <div>
              <dt>What</dt>
              <dd>15</dd>
            </div>
            <div>
              <dt>{LONG_LABEL}</dt>
              <dd>40,000+</dd>
            </div>
          </Facts>
        ),
      },
    ],
  },
  {
    name: 'Contents',
    examples: [
      {
        state: 'Plain',
        note: 'On a narrow screen the line opens the list.',
        element: (
          <>
            <ContentsLine title="On this page" listId="contents-plain" />
            <Contents title="On this page" entries={ENTRIES} listId="contents-plain" />
          </>
        ),
      },
      {
        state: 'Numbered',
        element: (
          <>
            <ContentsOpener title="Sections" listId="contents-numbered" />
            <Contents title="Sections" entries={ENTRIES} variant="numbered" listId="contents-numbered" />
          </>
        ),
      },
    ],
  },
  {
    name: 'FramedPicture',
    examples: [
      {
        state: 'Loaded',
        element: <FramedPicture alt="" {...PICTURE} />,
        note: 'Hidden, with its frame, when the picture cannot be loaded.',
      },
    ],
  },
  {
    name: 'Video',
    examples: [
      { state: 'Not online yet', element: <Video film={{ ...films.docsIntroduction, files: [] }} /> },
      { state: 'A file of ours', element: <Video film={films.promo} /> },
      { state: 'On the platform', element: <Video film={ON_PLATFORM} label="Play" /> },
      {
        state: 'Muted first, without a caption',
        element: <Video film={ON_PLATFORM} mode="autoplay-muted" hasCaption={false} />,
      },
      {
        state: 'Long text and a transcript',
        element: (
          <Video film={{ ...films.incubatorHero, files: [], summary: LONG_TEXT, transcript: [LONG_TEXT] }} />
        ),
      },
    ],
  },
  {
    name: 'Transcript',
    examples: [{ state: 'Of a film of ours', element: <Transcript film={films.docsIntroduction} /> }],
  },
  {
    name: 'SiteNavigation',
    examples: [
      {
        state: 'In the documentation',
        width: 'page',
        note: 'Narrower than 768 px the menu opens as a dialog.',
        element: <SiteNavigation path="/docs/process" />,
      },
    ],
  },
  {
    name: 'CallToAction',
    examples: [
      { state: 'Banner', width: 'page', element: <CallToActionBanner /> },
      {
        state: 'Band',
        width: 'page',
        element: <CallToActionBand heading={LONG_LABEL} text={LONG_TEXT} label="Ask us" />,
      },
    ],
  },
  { name: 'SiteFooter', examples: [{ state: 'Complete', width: 'page', element: <SiteFooter /> }] },
];
