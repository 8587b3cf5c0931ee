/** The components a file in `content/docs` may use without importing them; `content/docs/README.md` shows each. */
import { Callout } from './callout.tsx';
import { CaseCards, CategoryCards, TemplateCards } from './cards.tsx';
import { CaseDiagram } from './case-diagram.tsx';
import { DraftKey } from './draft-key.tsx';
import { Embed } from './embed.tsx';
import { FileLink, Files } from './file-link.tsx';
import {
  Code,
  DataShape,
  DataTable,
  Figure,
  GlossaryList,
  Question,
  Questions,
  ReadMore,
  ReturnTable,
  Stage,
  Stats,
  Steps,
  Term,
} from './prose-parts.tsx';
import { SprintFigure } from './sprint-figure.tsx';
import { ToolDirectory } from './tool-directory.tsx';
import { VideoFigure } from './video-figure.tsx';
import { WiringFigure } from './wiring-figure.tsx';

export const docsVocabulary = {
  Callout,
  CaseCards,
  CaseDiagram,
  CategoryCards,
  Code,
  DataShape,
  DataTable,
  DraftKey,
  Embed,
  Figure,
  FileLink,
  Files,
  GlossaryList,
  Question,
  Questions,
  ReadMore,
  ReturnTable,
  SprintFigure,
  Stage,
  Stats,
  Steps,
  TemplateCards,
  Term,
  ToolDirectory,
  VideoFigure,
  WiringFigure,
};
