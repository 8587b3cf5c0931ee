/**
 * What else people ask for when a section is the answer, by the section's address. Read only where the typed words find
 * nothing; a word that is already in the section needs no place here.
 */
export const searchPhrases: Readonly<Record<string, string>> = {
  '/docs/introduction#what-we-do': 'services offer consulting agency automation company',
  '/docs/introduction#who-we-work-with':
    'clients customers requirements qualify small business startup enterprise fit',
  '/docs/introduction#how-an-engagement-runs':
    'timeline schedule duration onboarding start weeks months phases time',
  '/docs/introduction#what-it-costs': 'pricing price quote budget minimum subscription plans',
  '/docs/introduction#who-owns-the-work': 'copyright licensing handover lock-in repository code rights',
  '/docs/introduction#safety-and-responsible-use': 'ethics guardrails responsible risks bias',
  '/docs/introduction#where-to-go-next': 'overview start',
  '/docs/technology-stack#the-directory': 'integrations apps tools list supported software connectors',
  '/docs/technology-stack#how-we-choose-a-connection': 'connector plugin integration method pick compare',
  '/docs/technology-stack#what-each-way-implies': 'throttling quota speed limits errors comparison polling',
  '/docs/technology-stack#check-a-webhooks-signature': 'verify validate authenticity secret hmac sha256',
  '/docs/technology-stack#when-a-tool-has-no-api':
    'legacy scraping screen rpa desktop unsupported old software missing integration',
  '/docs/process#title-our-process': 'methodology steps how you work agile',
  '/docs/process#initial-discovery': 'kickoff audit assessment workshop stakeholders',
  '/docs/process#strategic-roadmapping': 'prioritise prioritize backlog opportunity use cases planning',
  '/docs/process#security--compliance': 'audit privacy governance controls',
  '/docs/process#rapid-iteration--continuous-delivery': 'sprint scrum agile demo feedback',
  '/docs/process#quality-assurance--deployment': 'qa testing launch production staging rollout',
  '/docs/process#ongoing-support--optimization': 'maintenance monitoring bugs fixes upkeep after launch sla',
  '/docs/process#example-a-release-checklist': 'go-live launch deploy',
  '/docs/process#example-a-page-of-a-runbook': 'operations manual playbook on-call',
  '/docs/resources#which-models-do-you-use-':
    'openai anthropic claude gemini gpt llama mistral open source vendor',
  '/docs/resources#do-you-train-on-our-data-': 'training privacy learning confidential',
  '/docs/resources#how-do-you-keep-an-agent-from-making-things-up-':
    'hallucinate hallucination accuracy wrong invented fake facts reliable trust',
  '/docs/resources#rag-fine-tuning-or-a-longer-prompt-': 'finetune custom model train own',
  '/docs/resources#what-about-instructions-hidden-in-a-mail-or-on-a-page-':
    'injection jailbreak attack malicious phishing hack',
  '/docs/resources#how-large-does-our-data-have-to-be-': 'amount volume enough dataset rows quality examples',
  '/docs/resources#where-does-it-run-':
    'hosting deploy on-premise self-hosted docker aws azure gcp servers infrastructure',
  '/docs/resources#how-are-changes-released-': 'update upgrade rollback deploy git release versioning',
  '/docs/resources#what-do-you-log-and-for-how-long-':
    'audit trail history retention monitoring observability',
  '/docs/resources#how-are-secrets-kept-': 'api keys passwords credentials tokens storage encryption vault',
  '/docs/resources#what-happens-when-a-provider-is-down-':
    'outage downtime offline unavailable failover fallback retry retries timeout',
  '/docs/resources#how-much-load-does-it-take-':
    'scalability scale scaling throughput capacity concurrency performance volume',
  '/docs/resources#a-booking-is-held-but-not-confirmed': 'reservation pending stuck',
  '/docs/resources#the-agent-answers-slowly': 'slow latency delay performance lag response time speed',
  '/docs/resources#the-same-thing-was-done-twice': 'duplicate double repeated idempotent booking',
  '/docs/resources#it-worked-in-the-test-and-fails-with-real-data':
    'production staging live bug broken debug error',
  '/docs/resources#the-answer-cites-the-wrong-page': 'citation source reference incorrect',
  '/docs/resources#a-webhook-stopped-arriving': 'not firing missing broken trigger received',
  '/docs/resources#term-llm': 'language model definition meaning',
  '/docs/resources#term-rag': 'retrieval definition meaning',
  '/docs/resources#term-vector-database': 'pinecone similarity semantic index store',
  '/docs/resources#term-embedding': 'vectors semantic similarity definition',
  '/docs/resources#term-prompt-engineering': 'prompting system prompt instructions writing',
  '/docs/resources#term-groundedness': 'faithfulness accuracy sources factual',
  '/docs/resources#term-token-limit': 'context window length size maximum',
  '/docs/resources#term-agent': 'bot chatbot assistant definition',
  '/docs/resources#term-human-in-the-loop': 'hitl approval review oversight',
  '/docs/resources#term-ci-cd': 'pipeline deployment github actions automated tests',
  '/docs/security#title-security': 'infosec compliance privacy gdpr',
  '/docs/security#access': 'login sign-in sso saml 2fa mfa password roles permissions accounts offboarding',
  '/docs/security#providers-and-regions':
    'hosting location europe us cloud vendors subprocessors data center',
  '/docs/security#retention': 'delete deletion erase storage how long kept backup',
  '/docs/security#training-on-data': 'learning privacy opt out',
  '/docs/security#logging': 'audit trail siem export',
  '/docs/security#incidents': 'breach hack emergency leak alert notification',
  '/docs/security#recording-and-the-ai-act': 'consent law regulation legal disclosure robocall transparency',
  '/docs/security#soc-2-and-iso': 'certificate certification audit compliant attestation',
  '/docs/security#the-questionnaire':
    'vendor assessment due diligence rfp penetration test encryption backup insurance',
  '/docs/agents#design-philosophy': 'principles approach why',
  '/docs/agents#permissions-act-or-only-read': 'rights access roles allowed restrict scope',
  '/docs/agents#common-features': 'capabilities memory tools what can it do',
  '/docs/agents#typed-tool-calls': 'function calling schema validation zod structured output',
  '/docs/agents#human-in-the-loop': 'approve approval confirm review manual override',
  '/docs/agents#test-an-agent-before-you-trust-it': 'evals evaluation benchmark quality testing accuracy',
  '/docs/agents#what-a-run-costs': 'price per run tokens usage expensive bill cheaper',
  '/docs/agents#templates': 'examples download free blueprints workflows',
  '/docs/agents#bring-a-template-into-n8n': 'install upload setup json download copy paste',
  '/docs/agents#call-an-agent-from-your-own-system': 'api endpoint http rest embed trigger curl sdk',
  '/docs/agents/templates/ultimate-assistant#title-ultimate-assistant':
    'telegram chat personal email calendar secretary',
  '/docs/agents/templates/deep-research#title-deep-research-pdf-report': 'market research sources paper web',
  '/docs/agents/templates/newsletter#title-newsletter-creation': 'mailing campaign weekly digest',
  '/docs/agents/templates/rag-pipeline#title-rag-pipeline':
    'knowledge base chat with documents question answering upload',
  '/docs/agents/templates/faceless-shorts#title-faceless-shorts': 'youtube tiktok reels video social',
  '/docs/showcase#title-customer-project-showcase':
    'case studies references success stories clients portfolio examples',
  '/docs/showcase#what-they-cost-and-returned': 'roi results savings payback numbers',
  '/docs/case-studies/tabletop#title-one-concierge-every-channel': 'board games club members sms chat',
  '/docs/case-studies/qupons#title-from-a-zip-code-to-a-call-list':
    'lead generation scraping prospecting restaurants outreach sales list',
  '/docs/case-studies/barkbox#title-the-brief-before-the-day-begins':
    'slack executive assistant daily summary briefing pet',
  '/docs/case-studies/awtt#title-the-quote-that-stopped-waiting':
    'water treatment quoting proposals crm estimates sales',
  '/docs/case-studies/PierpontHoldings#title-ask-the-spend-a-question':
    'procurement analytics text to sql natural language database reports',
  '/docs/case-studies/topgolf#title-the-friday-phone-answered':
    'voice agent phone calls reservations call center receptionist restaurant venue',
  '/pricing': 'plans tiers subscription quote discount trial monthly fee',
  '/contact': 'book a call demo talk sales meeting email phone quote reach human',
  '/about': 'team founders people job openings careers hiring vacancies work with us employees',
  '/privacy#introduction': 'gdpr data protection delete my data tracking',
};
