/** Fills a template in by the instructions of its page: placeholders, accounts, and the addresses that n8n's editor gives. */
import { randomUUID } from 'node:crypto';
import type { TemplateNode, TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import type { N8nServer } from './n8n-server.ts';

/** Credentials by n8n's name of the type; a step that sends a header of its own is named `httpHeaderAuth step name`. */
export type Accounts = Record<string, object>;

const accountTypes: Record<string, string> = {
  lmChatAnthropic: 'anthropicApi',
  lmChatOpenAi: 'openAiApi',
  embeddingsOpenAi: 'openAiApi',
  openAi: 'openAiApi',
  gmail: 'gmailOAuth2',
  gmailTool: 'gmailOAuth2',
  googleCalendarTool: 'googleCalendarOAuth2Api',
  googleTasksTool: 'googleTasksOAuth2Api',
  googleSheets: 'googleSheetsOAuth2Api',
  googleDrive: 'googleDriveOAuth2Api',
  youTube: 'youTubeOAuth2Api',
  hubspotTool: 'hubspotAppToken',
  slack: 'slackApi',
  mailchimp: 'mailchimpApi',
  postgres: 'postgres',
  vectorStorePGVector: 'postgres',
  s3: 's3',
};

function accountType({ type, parameters }: TemplateNode): string | undefined {
  const { nodeCredentialType, genericAuthType, authentication } = parameters as Record<
    string,
    string | undefined
  >;
  if (type.endsWith('.webhook')) return authentication === 'headerAuth' ? 'httpHeaderAuth' : undefined;
  return nodeCredentialType ?? genericAuthType ?? accountTypes[type.split('.').at(-1) ?? ''];
}

const withWebhook = /\.(webhook|formTrigger|form|chatTrigger|wait|chat|chatHitlTool|gmail)$/;

/** Makes a schedule fire soon instead of on Monday: the one change that no person would make. */
export function startedSoon(workflow: TemplateWorkflow): TemplateWorkflow {
  const rule = { interval: [{ field: 'seconds', secondsInterval: 10 }] };
  const nodes = workflow.nodes.map((node) =>
    node.type.endsWith('.scheduleTrigger') ? { ...node, parameters: { ...node.parameters, rule } } : node,
  );
  return { ...workflow, nodes };
}

export class TemplateFiller {
  private readonly ids = new Map<string, Promise<{ id: string }>>();

  private readonly n8n: N8nServer;
  private readonly accounts: Accounts;

  constructor(n8n: N8nServer, accounts: Accounts) {
    this.n8n = n8n;
    this.accounts = accounts;
  }

  private account(type: string): Promise<{ id: string }> {
    const known = this.ids.get(type);
    if (known) return known;
    const data = this.accounts[type];
    if (!data) throw new Error(`No scenario says how to sign in with ${type}.`);
    const added = this.n8n.addCredential(type, type, data);
    this.ids.set(type, added);
    return added;
  }

  async fill(workflow: TemplateWorkflow, values: Record<string, string>): Promise<TemplateWorkflow> {
    let text = JSON.stringify(workflow);
    for (const [placeholder, value] of Object.entries(values)) text = text.replaceAll(placeholder, value);
    const left = /REPLACE_WITH_\w+/.exec(text);
    if (left)
      throw new Error(`"${workflow.name}" has a placeholder that the bench does not fill: ${left[0]}.`);
    const filled = JSON.parse(text) as TemplateWorkflow;
    const nodes = await Promise.all(filled.nodes.map((node) => this.connect(node)));
    const { id: _id, ...rest } = filled as TemplateWorkflow & { id?: string };
    return { ...rest, nodes };
  }

  private async connect(node: TemplateNode): Promise<TemplateNode> {
    const type = accountType(node);
    const credentials = type
      ? { credentials: { [type]: { ...(await this.account(type)), name: type } } }
      : {};
    const webhook = withWebhook.test(node.type) ? { webhookId: randomUUID() } : {};
    return { ...node, ...credentials, ...webhook };
  }
}
