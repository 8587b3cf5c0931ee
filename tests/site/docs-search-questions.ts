/**
 * Sixty things people type into the search of the documentation, each with the places that answer it: an address
 * stands for itself and, without a fragment, for every section of its page. All sixty were written before the ranking.
 */
export interface SearchQuestion {
  query: string;
  answeredBy: readonly string[];
}

const ask = (query: string, ...answeredBy: string[]): SearchQuestion => ({ query, answeredBy });

/** Looked at while ranking, stems and synonyms were chosen. */
export const tunedOn: readonly SearchQuestion[] = [
  ask('price per month', '/docs/introduction#what-it-costs', '/pricing'),
  ask('nda', '/agreements/confidentiality', '/docs/security#soc-2-and-iso'),
  ask('who keeps the source code', '/docs/introduction#who-owns-the-work', '/pricing'),
  ask(
    'is my data used for training',
    '/docs/resources#do-you-train-on-our-data-',
    '/docs/security#training-on-data',
  ),
  ask('jailbreak', '/docs/resources#what-about-instructions-hidden-in-a-mail-or-on-a-page-'),
  ask('on premise', '/docs/resources#where-does-it-run-', '/docs/security#providers-and-regions'),
  ask(
    'how long are logs stored',
    '/docs/resources#what-do-you-log-and-for-how-long-',
    '/docs/security#retention',
    '/docs/security#logging',
  ),
  ask('openai outage', '/docs/resources#what-happens-when-a-provider-is-down-'),
  ask('double booking', '/docs/resources#the-same-thing-was-done-twice', '/docs/case-studies/topgolf'),
  ask('webhook not firing', '/docs/resources#a-webhook-stopped-arriving'),
  ask(
    'idempotency',
    '/docs/resources#the-same-thing-was-done-twice',
    '/docs/technology-stack',
    '/docs/agents',
  ),
  ask('vector db', '/docs/resources#term-vector-database'),
  ask('what does groundedness mean', '/docs/resources#term-groundedness'),
  ask('human approval', '/docs/agents#human-in-the-loop', '/docs/resources#term-human-in-the-loop'),
  ask('json schema for tools', '/docs/agents#typed-tool-calls'),
  ask('cost per run tokens', '/docs/agents#what-a-run-costs'),
  ask('trigger agent via rest api', '/docs/agents#call-an-agent-from-your-own-system'),
  ask('youtube shorts automation', '/docs/agents/templates/faceless-shorts'),
  ask('chat with documents', '/docs/agents/templates/rag-pipeline', '/docs/resources#term-rag'),
  ask('restaurant leads', '/docs/case-studies/qupons'),
  ask('slack daily summary', '/docs/case-studies/barkbox'),
  ask('quote automation crm', '/docs/case-studies/awtt'),
  ask(
    'roi examples',
    '/docs/showcase',
    '/docs/process#example-from-the-fee-to-its-return',
    '/docs/case-studies',
  ),
  ask('gdpr', '/privacy', '/docs/security', '/agreements/data-processing'),
  ask('incident notification', '/docs/security#incidents', '/agreements/data-processing'),
  ask('security questionnaire', '/docs/security#the-questionnaire'),
  ask('maintenance after go live', '/docs/process#ongoing-support--optimization', '/pricing'),
  ask('integrates with hub spot', '/docs/technology-stack#hubspot'),
  ask('quickbooks', '/docs/technology-stack#quickbooks-online'),
  ask('talk to sales', '/contact'),
];

/** Not looked at before the ranking was finished, and not mended for afterwards. */
export const heldBack: readonly SearchQuestion[] = [
  ask('minimum contract length', '/pricing', '/docs/introduction', '/agreements/services'),
  ask('dpa', '/agreements/data-processing', '/docs/security'),
  ask('chatgpt or claude', '/docs/resources#which-models-do-you-use-'),
  ask('hallucinating', '/docs/resources#how-do-you-keep-an-agent-from-making-things-up-'),
  ask('fine tuning', '/docs/resources#rag-fine-tuning-or-a-longer-prompt-'),
  ask(
    'rollback a release',
    '/docs/resources#how-are-changes-released-',
    '/docs/process#example-a-release-checklist',
  ),
  ask('api key storage', '/docs/resources#how-are-secrets-kept-', '/docs/security#access'),
  ask('scalability', '/docs/resources#how-much-load-does-it-take-'),
  ask(
    'latency of the voice agent',
    '/docs/resources#the-agent-answers-slowly',
    '/docs/case-studies/topgolf',
    '/blog/the-half-second-that-makes-a-caller-hang-up',
  ),
  ask('verify webhook signature', '/docs/technology-stack#check-a-webhooks-signature'),
  ask('defintion of embeding', '/docs/resources#term-embedding'),
  ask('context window', '/docs/resources#term-token-limit'),
  ask('continuous integration', '/docs/resources#term-ci-cd'),
  ask('permissions of an agent', '/docs/agents#permissions-act-or-only-read'),
  ask('evals', '/docs/agents#test-an-agent-before-you-trust-it'),
  ask('how to import the n8n template', '/docs/agents#bring-a-template-into-n8n', '/docs/agents/templates'),
  ask('pdf research report', '/docs/agents/templates/deep-research'),
  ask('weekly newsletter generator', '/docs/agents/templates/newsletter'),
  ask('personal assistant telegram', '/docs/agents/templates/ultimate-assistant'),
  ask('phone reservations', '/docs/case-studies/topgolf'),
  ask('text to sql', '/docs/case-studies/PierpontHoldings'),
  ask('board games club', '/docs/case-studies/tabletop'),
  ask('soc2 certificate', '/docs/security#soc-2-and-iso'),
  ask('eu hosting region', '/docs/security#providers-and-regions'),
  ask('call recording consent', '/docs/security#recording-and-the-ai-act'),
  ask('sprint length', '/docs/process'),
  ask('kickoff interview', '/docs/process#initial-discovery', '/docs/process#example-the-interview-sheet'),
  ask('ms teams', '/docs/technology-stack#microsoft-teams'),
  ask('legacy software without api', '/docs/technology-stack#when-a-tool-has-no-api'),
  ask('cookies', '/privacy'),
];
