/**
 * Other phrases people search for when a section is the answer, by the section's address. Read only where the typed words
 * find nothing; a word that is already in the section need not be repeated here. A fragment alone applies to every page
 * that has it.
 */
export const searchPhrases: Readonly<Record<string, string>> = {
  '/docs/introduction#what-we-do':
    'services offer consulting agency automation company custom build develop software help us offering chatbot',
  '/docs/introduction#who-we-work-with':
    'clients customers requirements qualify small business startup enterprise fit startups sme industry sector company size too afford cheap free trial try community eligible right for us industries healthcare law ecommerce manufacturing ready readiness prerequisites',
  '/docs/introduction#how-an-engagement-runs':
    'timeline schedule duration until see something working onboarding start weeks months phases time how fast quickly soon first results pilot poc mvp trial begin people needed from our side involvement effort delivery contract signed live milestones',
  '/docs/introduction#what-it-costs':
    'pricing price quote budget minimum subscription plans expensive afford cheap free trial how much spend retainer hourly deadline missed late penalty guarantee included extra hidden fees scope creep project-based predictable',
  '/docs/introduction#who-owns-the-work':
    'copyright licensing handover lock-in repository code rights dependent locked in keep leave export transfer take over ip intellectual property belongs source system credentials prompts stuck vendor proprietary handoff',
  '/docs/introduction#safety-and-responsible-use':
    'ethics guardrails responsible risks bias safe dangerous trust allowed forbidden limits refuse decline not do rules policy human oversight',
  '/docs/introduction#where-to-go-next': 'overview start',
  '/docs/technology-stack#the-directory':
    'integrations apps tools list supported software connectors works with compatible connect our crm erp which systems',
  '/docs/technology-stack#how-we-choose-a-connection': 'connector plugin integration method pick compare',
  '/docs/technology-stack#what-each-way-implies':
    'throttling quota speed limits errors comparison polling real time realtime sync how often delay frequency reliability rates vendor changes api breaks hitting throttled 429',
  '/docs/technology-stack#check-a-webhooks-signature':
    'verify validate authenticity secret hmac sha256 signed fake forged spoofed header validation security',
  '/docs/technology-stack#when-a-tool-has-no-api':
    'legacy scraping screen rpa desktop unsupported old software missing integration ancient mainframe on-premise custom in-house proprietary closed erp not listed nineties unofficial workaround',
  '/docs/process#title-our-process':
    'methodology steps how you work agile stages who is involved participants people needed from our side roles effort calendar doing implementation members delivery',
  '/docs/process#initial-discovery':
    'kickoff audit assessment workshop stakeholders first week start begin interview employees observe requirements gathering assess operation map processes undocumented documentation missing shadow workflows current',
  '/docs/process#strategic-roadmapping':
    'prioritise prioritize backlog opportunity use cases planning choose pick first decide rank priority business case what to automate problem solve selection value feasibility',
  '/docs/process#security--compliance':
    'audit privacy governance controls infosec data flow record review diagram dpia risk',
  '/docs/process#rapid-iteration--continuous-delivery':
    'sprint scrum agile demo feedback how often updates see progress weekly iterations cadence communication status standup reporting on our data meetings',
  '/docs/process#quality-assurance--deployment':
    'qa testing launch production staging rollout how do you test release acceptance uat pilot gradual canary sign-off historical cases',
  '/docs/process#ongoing-support--optimization':
    'maintenance monitoring bugs fixes upkeep after launch sla looks live managed service who broken contact help hours maintain maintains delivery vendor changes api updates breaks respond response time improve perform expected deprecated',
  '/docs/process#example-a-release-checklist': 'go-live launch deploy',
  '/docs/process#example-a-page-of-a-runbook':
    'operations manual playbook on-call documented escalation path troubleshooting steps documentation',
  '/docs/resources#which-models-do-you-use-':
    'openai anthropic claude gemini gpt llama mistral open source vendor chatgpt switch change provider deepseek local model agnostic which ai stuck one lock-in bedrock vertex azure deprecated upgrade newest best',
  '/docs/resources#do-you-train-on-our-data-':
    'training privacy learning confidential learn from use our information machine opt-in opt-out improve others customers',
  '/docs/resources#how-do-you-keep-an-agent-from-making-things-up-':
    'hallucinate hallucination accuracy wrong invented fake facts reliable trust lies lying fabricate false incorrect mistakes errors hallucinations grounded verify correct gets it unsafe bad output fails quality guardrails confidence',
  '/docs/resources#rag-fine-tuning-or-a-longer-prompt-':
    'finetune custom model train own finetuning versus vs difference compare which approach training knowledge',
  '/docs/resources#what-about-instructions-hidden-in-a-mail-or-on-a-page-':
    'injection jailbreak attack malicious phishing hack manipulate trick abuse prompt attacks security harmful spam email',
  '/docs/resources#how-large-does-our-data-have-to-be-':
    'amount volume enough dataset rows quality examples little few messy bad clean minimum how many documents records need requirements ready readiness cleanup',
  '/docs/resources#where-does-it-run-':
    'hosting deploy on-premise self-hosted docker aws azure gcp servers infrastructure firewall behind inside network vpn vpc private cloud on prem local own server kubernetes data center offline gpu',
  '/docs/resources#how-are-changes-released-':
    'update upgrade rollback deploy git release versioning version control changelog regression tests testing prompts new modify',
  '/docs/resources#what-do-you-log-and-for-how-long-':
    'audit trail history retention monitoring observability logs trace tracking record who did what keep days',
  '/docs/resources#how-are-secrets-kept-':
    'api keys passwords credentials tokens storage encryption vault rotate rotation key management access production engineers hardcoded leaked environment',
  '/docs/resources#what-happens-when-a-provider-is-down-':
    'outage downtime offline unavailable failover fallback retry retries timeout crash goes down unreachable resilience backup plan availability uptime openai sla guarantee redundancy gracefully',
  '/docs/resources#how-much-load-does-it-take-':
    'scalability scale scaling throughput capacity concurrency performance volume how many users requests per second peak traffic rate limits handle busy grow concurrent bottleneck spikes burst queue',
  '/docs/resources#a-booking-is-held-but-not-confirmed':
    'reservation pending stuck appointment confirmation text missing hold expired',
  '/docs/resources#the-agent-answers-slowly':
    'slow latency delay performance lag response time speed laggy takes too long wait seconds faster up timeout hangs',
  '/docs/resources#the-same-thing-was-done-twice':
    'duplicate double repeated idempotent booking two times again charged sent repeat deduplicate dedupe idempotency email',
  '/docs/resources#it-worked-in-the-test-and-fails-with-real-data':
    'production staging live bug broken debug error works locally not in environment crash fails problem',
  '/docs/resources#the-answer-cites-the-wrong-page':
    'citation source reference incorrect wrong link document outdated answers pdf scan',
  '/docs/resources#a-webhook-stopped-arriving':
    'not firing missing broken trigger received events no longer coming in anymore nothing happens triggered lost signals',
  '/docs/resources#term-llm': 'language model definition meaning large gpt explained what is simply',
  '/docs/resources#term-rag':
    'retrieval definition meaning explained what is simply how does it work augmented generation',
  '/docs/resources#term-vector-database':
    'pinecone similarity semantic index store explained what is embeddings storage database for ai',
  '/docs/resources#term-embedding': 'vectors semantic similarity definition explained what is simply numbers',
  '/docs/resources#term-prompt-engineering': 'prompting system prompt instructions writing',
  '/docs/resources#term-groundedness':
    'faithfulness accuracy sources factual hallucination metric lies evidence explained',
  '/docs/resources#term-token-limit':
    'context window length size maximum token tokens words explained what is too long input',
  '/docs/resources#term-agent': 'bot chatbot assistant definition explained what is difference autonomous',
  '/docs/resources#term-human-in-the-loop': 'hitl approval review oversight explained what is person checks',
  '/docs/resources#term-ci-cd': 'pipeline deployment github actions automated tests',
  '/docs/security#title-security': 'infosec compliance privacy gdpr',
  '/docs/security#access':
    'login sign-in sso saml 2fa mfa password roles permissions accounts offboarding who can see view our data people employees identity provider okta microsoft google entra passkey authentication account rights least privilege revoke scim joiner leaver session admin console jit production engineers support staff',
  '/docs/security#providers-and-regions':
    'hosting location europe us cloud vendors subprocessors data center residency where located stored country geography third parties suppliers who else processes sub-processors transfer usa germany firewall jurisdiction jurisdictions cross border international transfers scc eea aws azure gcp',
  '/docs/security#retention':
    'delete deletion erase storage how long kept backup remove purge everything when we leave end of contract keep recordings transcripts chat history days right to be forgotten erasure dsar archive prompts',
  '/docs/security#training-on-data':
    'learning privacy opt out openai learns from our data use confidential zero retention enterprise terms opt-in opt-out improve',
  '/docs/security#logging':
    'audit trail siem export logs who did what trace evidence auditors tamper monitoring see splunk immutable transparency explain decisions',
  '/docs/security#incidents':
    'breach hack emergency leak alert notification hacked attack security problem kill switch stop shut down turn off notify report response time sla post mortem root cause forensic evidence escalation',
  '/docs/security#recording-and-the-ai-act':
    'consent law regulation legal disclosure robocall transparency robot bot tell callers know machine disclose record phone calls tcpa outbound cold calling eu high risk explainability bias discrimination watermark deepfake label generated content',
  '/docs/security#soc-2-and-iso':
    'certificate certification audit compliant attestation certified certificates certifications standard compliance report type audited 27001 hipaa pci bridge letter trust center fedramp nist 42001 auditor ii',
  '/docs/security#the-questionnaire':
    'vendor assessment due diligence rfp penetration test encryption backup insurance pentest pen encrypted staff employees screening vetting background checks training vulnerabilities patch patching cve disaster recovery business continuity bcp tenant isolation multi-tenant subcontractors cyber sdlc secure development code review dependency scanning sbom risk governance policies classification separate customers change management rto rpo tabletop awareness hiring',
  '/docs/agents#design-philosophy':
    'principles approach why best practices rules architecture small agents multi agent',
  '/docs/agents#permissions-act-or-only-read':
    'rights access roles allowed restrict scope not do forbidden cannot never change delete write read-only limits safe guardrails boundaries sandbox destructive autonomy',
  '/docs/agents#common-features':
    'capabilities memory tools what can it do limits spending budget cap per day stop button switch off control features every agent logging observability tracing monitoring guardrails',
  '/docs/agents#typed-tool-calls':
    'function calling schema validation zod structured output validate outputs model llm json code typescript parse check errors guardrails mcp pydantic exceptions retry malformed',
  '/docs/agents#human-in-the-loop':
    'approve approval confirm review manual override safe send mails automatically without checking supervise who approves sign off person control signs reviews output oversight escalation threshold autonomous decision every action accountability',
  '/docs/agents#test-an-agent-before-you-trust-it':
    'evals evaluation benchmark quality testing accuracy regression test set score measure reliability prove assurance check works golden dataset red team adversarial acceptance criteria precision gets it wrong',
  '/docs/agents#what-a-run-costs':
    'price per run tokens usage expensive bill cheaper monthly cost running calculate calculator estimate llm gpt api spending predictable budget forecast',
  '/docs/agents#templates':
    'examples download free blueprints workflows sample json starter ready made n8n flows try',
  '/docs/agents#bring-a-template-into-n8n':
    'install upload setup json download copy paste get flow into my instance import workflow credentials missing after error flows another activate version upgrade export',
  '/docs/agents#call-an-agent-from-your-own-system':
    'api endpoint http rest embed trigger curl sdk integrate website app backend request response webhook developers authentication token widget',
  '/docs/agents/templates/ultimate-assistant#title-ultimate-assistant':
    'telegram chat personal email calendar secretary voice message tasks contacts reminders schedule reply mails gmail to-do',
  '/docs/agents/templates/deep-research#title-deep-research-pdf-report':
    'market research sources paper web write report internet search summarize browse google competitor analysis whitepaper',
  '/docs/agents/templates/newsletter#title-newsletter-creation':
    'mailing campaign weekly digest rss feed news email subscribers write articles marketing content',
  '/docs/agents/templates/rag-pipeline#title-rag-pipeline':
    'knowledge base chat with documents question answering upload ask questions about our files google drive pdf internal wiki search company chatbot',
  '/docs/agents/templates/faceless-shorts#title-faceless-shorts':
    'youtube tiktok reels video social generator create clips content instagram ai render',
  '/docs/showcase#title-customer-project-showcase':
    'case studies references success stories clients portfolio examples past work projects who have you worked with proof experience production live running similar companies industry testimonials done before',
  '/docs/showcase#what-they-cost-and-returned':
    'roi results savings payback numbers save saved money hours worth it before after real proof measurable value metrics evidence kpi',
  '/docs/case-studies/tabletop#title-one-concierge-every-channel':
    'board games club members sms chat volunteers overwhelmed messages customer support community discord whatsapp nonprofit association booking tables reservation reserve customer service helpdesk faq assistant omnichannel messaging refunds',
  '/docs/case-studies/qupons#title-from-a-zip-code-to-a-call-list':
    'lead generation scraping prospecting restaurants outreach sales list find new customers websites crawl google maps addresses cold email coupons local business owners contacts prospects enrichment',
  '/docs/case-studies/barkbox#title-the-brief-before-the-day-begins':
    'slack executive assistant daily summary briefing pet morning agenda inbox calendar executives overview email overload dogs retail inbox zero meetings notes day planner recap',
  '/docs/case-studies/awtt#title-the-quote-that-stopped-waiting':
    'water treatment quoting proposals crm estimates sales quotes take too long slow offers pricing proposal generator inquiries follow up manufacturing industrial data entry inbox emails sales team automation leads inquiry estimate bids',
  '/docs/case-studies/PierpontHoldings#title-ask-the-spend-a-question':
    'procurement analytics text to sql natural language database reports ask plain english data warehouse bi dashboard analysts spending finance company report questions business intelligence suppliers purchasing invoices accuracy',
  '/docs/case-studies/topgolf#title-the-friday-phone-answered':
    'voice agent phone calls reservations call center receptionist restaurant venue answer telephone missed hospitality voicebot ivr hotline twilio night after hours booking tables speak to a human transfer caller person front desk answering service customer service',
  '/pricing':
    'plans tiers subscription quote discount trial monthly fee cheap expensive how much per month money afford free hourly rate refund guarantee missed deadline quit cancel leave notice period minimum term extra charges hidden billing invoice taxes included costs fees scope creep predictable training sessions our team sla renewals annual upfront retainer dedicated engineer project manager support hours response time client portal enterprise who pays model usage meetings',
  '/contact':
    'book a call demo talk sales meeting email phone quote reach human get in touch appointment meet schedule consultation questions representative',
  '/about':
    'team founders people job openings careers hiring vacancies work with us employees who are you company behind leadership ceo history where located office doing implementation engineers experience does the cto office address headquarters based working with me',
  '/privacy#introduction':
    'gdpr data protection delete my data tracking personal information newsletter unsubscribe',
  '/docs/process#example-candidates-scored': 'ranking choose pick first priority score compare ideas',
  '/docs/process#example-from-the-fee-to-its-return':
    'roi payback break even savings worth it money back calculation',
  '/docs/process#example-a-mutual-action-plan':
    'project plan milestones deadlines responsibilities deliverables',
  '/docs/process#example-the-interview-sheet':
    'questions you ask discovery interview questionnaire employees',
  '/docs/process#example-a-least-privilege-matrix': 'access rights roles who may what rbac',
  '/docs/security#in-one-table': 'overview summary security facts at a glance defaults',
  '/docs/agents#overview':
    'do we need an agent versus workflow automation zapier when to use what is difference deterministic code humans rules rpa make chatbot why',
  '/docs/showcase#what-differed': 'difficult hard easy data messy lessons',
  '/docs/showcase#what-the-projects-share': 'compare projects poc days overview common',
  '/agreements/data-processing#subject': 'dpa gdpr article 28 avv controller processor',
  '/agreements/services#parties-and-documents': 'msa master service contract terms conditions sow legal agb',
  '/agreements/services#warranty-and-liability': 'insurance damages liable sue indemnity guarantee',
  '/agreements/services#term-and-notice': 'cancel quit terminate leave early exit end notice',
  '/agreements/services#missed-dates': 'deadline late delay penalty compensation',
  '/agreements/confidentiality#purpose': 'nda non-disclosure secret sign before we talk',
  '/privacy#your-rights': 'dsar access request erasure forgotten delete opt out correct',
  '/docs/process#example-what-makes-a-module-replaceable':
    'modular component swap interface architecture maintainable',
  '/incubator':
    'startup idea invest equity funding founders cofounder course program programme mentorship cohort agency training',
  '/blog/what-the-layoffs-say-about-ai-strategy':
    'replace replacing employees jobs workforce headcount cut staff',
  '/blog/where-small-is-enough': 'slm small language models on-device edge local phi cheaper',
  '/blog/drafted-never-sent': 'approval workflow review gate rubber stamp email',
  '/blog/reading-a-token-bill': 'prompt caching savings llm api invoice pricing tokens',
  '/blog/retrieval-without-regret':
    'rag chunking chunk size embeddings rerank hybrid search quality evaluation need vector database',
  '/blog/the-half-second-that-makes-a-caller-hang-up':
    'voice ai latency turn taking phone pauses interrupt speech',
  '/blog/what-your-security-reviewer-will-ask':
    'security review checklist ciso vendor assessment ai agents approval',
  '/blog/why-a-webhook-arrives-twice': 'exactly once idempotency retries duplicate delivery outbox',
  '#before-you-start': 'requirements prerequisites needed accounts credentials keys setup prepare',
  '#import-and-fill-in': 'install setup configure configuration json credentials json upload',
  '#the-first-run': 'try test start example execute',
  '#stage-by-stage': 'nodes steps how does it work workflow diagram explained',
  '#limits-we-set': 'quota maximum cap restrictions',
  '#what-we-ran': 'tested verified results test run proof',
  '#what-can-go-wrong': 'troubleshooting errors problems fails not working bugs',
  '#how-to-adapt-it': 'customize customise change modify extend own version another provider swap',
  '#what-a-person-still-decides': 'human in the loop approval review',
  '#the-file': 'download json workflow',
  '#failure-and-escalation': 'errors fallback handoff wrong human takes over edge cases',
  '#what-is-logged': 'audit trail records retention monitoring',
  '#return-on-investment': 'roi savings payback results numbers saved',
  '#what-we-would-do-differently': 'lessons learned mistakes retrospective regrets',
};
