/** The components a file in `content/docs` may use without importing them; `content/docs/README.md` shows each. */
import type { ComponentProps } from 'react';
import type { DrawText } from '#model/docs/load-docs.ts';
import { ToolDirectory } from '../directory/tool-directory.tsx';
import { DataShape, Table } from './article-table.tsx';
import { Callout } from './callout.tsx';
import { CaseCards } from './cards/case-cards.tsx';
import { CategoryCards } from './cards/category-cards.tsx';
import { CaseGlance, CaseGlances } from './case-glance.tsx';
import { CaseReturn, CaseReturns } from './case-return.tsx';
import { ConnectionTable } from './connection-table.tsx';
import { CaseDiagram, CaseTotal } from './diagrams/case-diagram.tsx';
import { DiagramLegend } from './diagrams/diagram-legend.tsx';
import { DrawingFigure } from './diagrams/drawing-figure.tsx';
import { PermissionFigure } from './diagrams/permission-figure.tsx';
import { TemplateDrawing, WorkflowFigure } from './diagrams/workflow-figure.tsx';
import { DocsContext } from './docs-context.ts';
import { Embed } from './embed.tsx';
import { ActionPlan, Candidates, EngagementFact, FirstMonths, MonthlyShares } from './engagement-tables.tsx';
import { GlossaryList, Term } from './glossary.tsx';
import { Question, Questions } from './questions.tsx';
import { ReadMore } from './read-more.tsx';
import { SprintFigure } from './sprint-figure.tsx';
import { Stage } from './stage.tsx';
import { Steps } from './steps.tsx';
import {
  FileLink,
  Files,
  N8nRelease,
  TemplateCosts,
  TemplateCostTable,
  TemplateFacts,
  TemplateFailures,
  TemplateFiles,
  TemplatePlaceholders,
  TemplateRuns,
  TemplateStages,
  TemplateSteps,
} from './template.tsx';
import { TemplateCards } from './template-cards.tsx';
import { Code } from './titled-code.tsx';
import { ToolTotal } from './tool-total.tsx';
import { VideoFigure } from './video-figure.tsx';

const components = {
  ActionPlan,
  Callout,
  Candidates,
  CaseCards,
  CaseDiagram,
  CaseGlance,
  CaseGlances,
  CaseReturn,
  CaseReturns,
  CaseTotal,
  CategoryCards,
  Code,
  ConnectionTable,
  DataShape,
  DiagramLegend,
  Embed,
  EngagementFact,
  Figure: DrawingFigure,
  FileLink,
  Files,
  FirstMonths,
  GlossaryList,
  MonthlyShares,
  N8nRelease,
  PermissionFigure,
  Question,
  Questions,
  ReadMore,
  SprintFigure,
  Stage,
  Steps,
  Table,
  TemplateCards,
  TemplateCosts,
  TemplateCostTable,
  TemplateDrawing,
  TemplateFacts,
  TemplateFailures,
  TemplateFiles,
  TemplatePlaceholders,
  TemplateRuns,
  TemplateStages,
  TemplateSteps,
  Term,
  ToolDirectory,
  ToolTotal,
  VideoFigure,
  WorkflowFigure,
  // Headings of the text, unlike those of components, ask for an anchor (`headings.ts`).
  h2: (props: ComponentProps<'h2'>) => <h2 id="" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <h3 id="" {...props} />,
};

export const docsText: DrawText = (Content, page, pages) => (
  <DocsContext value={{ page, pages }}>
    <Content components={components} />
  </DocsContext>
);
