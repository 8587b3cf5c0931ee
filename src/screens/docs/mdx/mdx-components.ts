/** The components a file in `content/docs` may use without importing them; `content/docs/README.md` shows each. */

import { ToolDirectory } from '../directory/tool-directory.tsx';
import { Callout } from './callout.tsx';
import { CaseCards, CategoryCards, TemplateCards } from './cards.tsx';
import { CaseDiagram } from './case-diagram.tsx';
import { ConnectionTable } from './connection-table.tsx';
import { DiagramLegend } from './diagram-legend.tsx';
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
import { TemplateDrawing } from './template-drawing.tsx';
import {
  TemplateAdaptations,
  TemplateBefore,
  TemplateCosts,
  TemplateCostTable,
  TemplateCredentials,
  TemplateFacts,
  TemplateFailures,
  TemplateFiles,
  TemplateLimits,
  TemplateOverview,
  TemplatePlaceholders,
  TemplateStages,
  TemplateSteps,
} from './template-facts.tsx';
import { VideoFigure } from './video-figure.tsx';
import { WorkflowFigure } from './workflow-figure.tsx';

export const mdxComponents = {
  Callout,
  CaseCards,
  CaseDiagram,
  CategoryCards,
  Code,
  ConnectionTable,
  DataShape,
  DataTable,
  DiagramLegend,
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
  TemplateAdaptations,
  TemplateBefore,
  TemplateCards,
  TemplateCosts,
  TemplateCostTable,
  TemplateCredentials,
  TemplateDrawing,
  TemplateFacts,
  TemplateFailures,
  TemplateFiles,
  TemplateLimits,
  TemplateOverview,
  TemplatePlaceholders,
  TemplateStages,
  TemplateSteps,
  Term,
  ToolDirectory,
  VideoFigure,
  WorkflowFigure,
};
