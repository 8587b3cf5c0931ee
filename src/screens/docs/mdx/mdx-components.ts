/** The components a file in `content/docs` may use without importing them; `content/docs/README.md` shows each. */

import { ToolDirectory } from '../directory/tool-directory.tsx';
import { ArticleTable, DataShape } from './article-table.tsx';
import { Callout } from './callout.tsx';
import { CaseCards } from './cards/case-cards.tsx';
import { CategoryCards } from './cards/category-cards.tsx';
import { TemplateCards } from './cards/template-cards.tsx';
import { CaseGlance, CaseGlances } from './case-glance.tsx';
import { CaseReturn, CaseReturns } from './case-return.tsx';
import { ConnectionTable } from './connection-table.tsx';
import { CaseDiagram, CaseTotal } from './diagrams/case-diagram.tsx';
import { DiagramLegend } from './diagrams/diagram-legend.tsx';
import { DrawingFigure } from './diagrams/drawing-figure.tsx';
import { PermissionFigure } from './diagrams/permission-figure.tsx';
import { TemplateDrawing } from './diagrams/template-drawing.tsx';
import { WorkflowFigure } from './diagrams/workflow-figure.tsx';
import { Embed } from './embed.tsx';
import { ActionPlan, Candidates, EngagementFact, FirstMonths, MonthlyShares } from './engagement-tables.tsx';
import { FileLink, Files } from './file-link.tsx';
import { GlossaryList, Term } from './glossary.tsx';
import { Question, Questions } from './questions.tsx';
import { ReadMore } from './read-more.tsx';
import { SprintFigure } from './sprint-figure.tsx';
import { Stage } from './stage.tsx';
import { Steps } from './steps.tsx';
import { TemplateCosts, TemplateCostTable } from './templates/template-costs.tsx';
import { TemplateFacts, TemplateFiles } from './templates/template-files.tsx';
import { TemplateAdaptations, TemplateFailures, TemplateLimits } from './templates/template-limits.tsx';
import { TemplateRuns } from './templates/template-runs.tsx';
import { TemplateBefore, TemplateCredentials, TemplatePlaceholders } from './templates/template-setup.tsx';
import { TemplateOverview, TemplateStages, TemplateSteps } from './templates/template-stages.tsx';
import { Code } from './titled-code.tsx';
import { ToolTotal } from './tool-total.tsx';
import { VideoFigure } from './video-figure.tsx';

export const mdxComponents = {
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
  DataTable: ArticleTable,
  DiagramLegend,
  Embed,
  EngagementFact,
  Figure: DrawingFigure,
  FileLink,
  Files,
  FirstMonths,
  GlossaryList,
  MonthlyShares,
  PermissionFigure,
  Question,
  Questions,
  ReadMore,
  SprintFigure,
  Stage,
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
  TemplateRuns,
  TemplateStages,
  TemplateSteps,
  Term,
  ToolDirectory,
  ToolTotal,
  VideoFigure,
  WorkflowFigure,
};
