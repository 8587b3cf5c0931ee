/** Credentials of the bench: values that the stand-ins take, by n8n's name of the credential. */
import type { WorkflowTemplate } from '#model/workflows/workflow-templates.ts';
import type { Accounts } from '../fill-template.ts';
import { databaseAccount } from './rag-pipeline-database.ts';
import { HEADER } from './rag-pipeline-world.ts';

const google = {
  clientId: 'bench',
  clientSecret: 'bench',
  oauthTokenData: { access_token: 'bench', refresh_token: 'bench', expires_in: 86_400, token_type: 'Bearer' },
};

const shared: Accounts = {
  anthropicApi: { apiKey: 'bench' },
  openAiApi: { apiKey: 'bench' },
  slackApi: { accessToken: 'bench' },
  hubspotAppToken: { appToken: 'bench' },
  mailchimpApi: { apiKey: 'bench-us21' },
  gmailOAuth2: google,
  googleCalendarOAuth2Api: google,
  googleTasksOAuth2Api: google,
  googleSheetsOAuth2Api: google,
  googleDriveOAuth2Api: google,
  youTubeOAuth2Api: google,
  s3: {
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    accessKeyId: 'bench',
    secretAccessKey: 'bench',
    forcePathStyle: true,
  },
};

const headers: Partial<Record<WorkflowTemplate['slug'], { name: string; value: string }>> = {
  'deep-research': { name: 'X-Subscription-Token', value: 'bench' },
  'faceless-shorts': { name: 'x-api-key', value: 'bench' },
};

export function accounts(slug: WorkflowTemplate['slug']): Accounts {
  if (slug === 'rag-pipeline') return { ...shared, postgres: databaseAccount(), httpHeaderAuth: HEADER };
  return { ...shared, ...(headers[slug] && { httpHeaderAuth: headers[slug] }) };
}
