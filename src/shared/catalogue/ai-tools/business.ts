import type { AiToolFacts } from './tool.ts';

/** Automation, reporting and security products with AI in them. */
export const businessTools = [
  {
    id: 'power-automate',
    name: 'Power Automate with AI Builder',
    description:
      'Microsoft’s flow builder, with ready-made steps for reading documents, sorting text and prompting a model.',
    integrationLevel: 'full',
    pricing: 'Included in part with Microsoft 365; paid per user or per process',
    businessUseCase: 'Approvals, document intake and reminders between systems that a business already has.',
    dailyWorkflows: [
      'Read an invoice, fill in the form, and ask a person about doubtful fields',
      'Send an approval to whoever may decide, with a reminder',
      'Look at yesterday’s failed runs first thing',
    ],
    learningPath: [
      'Build one flow with a trigger, a condition and an approval',
      'Handle errors, retries and events that come twice',
      'Set a confidence below which a person decides',
      'Document who owns the flow and how it is stopped',
    ],
    certifiedBy: 'ai-business-automation',
    projects: ['enquiry-sorter'],
  },
  {
    id: 'zapier',
    name: 'Zapier',
    description:
      'A no-code service that joins web applications by triggers and actions, AI steps among them.',
    integrationLevel: 'partial',
    pricing: 'Free tier; paid by the number of tasks',
    businessUseCase: 'Small automations between web applications, built by the people who use them.',
    dailyWorkflows: [
      'Add a form’s answers to a list and tell the right colleague',
      'Draft a product text, and hold it until somebody approves',
      'Read the task history for runs that stopped half-way',
    ],
    learningPath: [
      'Map the process on paper first',
      'Add filters before adding steps',
      'Give connections the least access that works',
      'Count what a flow saves and what it costs',
    ],
    certifiedBy: 'ai-business-automation',
    projects: ['enquiry-sorter'],
  },
  {
    id: 'power-bi',
    name: 'Power BI with Copilot',
    description:
      'Microsoft’s reporting tool. Its assistant drafts measures, pages and summaries from a data model.',
    integrationLevel: 'partial',
    pricing: 'Desktop free; sharing paid per user, Copilot with organisation capacity',
    businessUseCase: 'Dashboards that answer a manager’s question from data that has been reconciled.',
    dailyWorkflows: [
      'Refresh a report and check its totals against the source',
      'Draft a measure, then test it on a case worked by hand',
      'Write the sentence that a chart should make obvious',
    ],
    learningPath: [
      'Shape data in Power Query so that the steps can be repeated',
      'Model facts and dimensions before drawing anything',
      'Write measures, and test them',
      'Check a drafted summary against the figures',
    ],
    certifiedBy: 'ai-data-analysis',
    projects: ['sales-dashboard'],
  },
  {
    id: 'security-copilot',
    name: 'Microsoft Security Copilot',
    description:
      'An assistant for security teams that summarises incidents, explains scripts and drafts queries over Microsoft’s security data.',
    integrationLevel: 'simulated',
    pricing: 'Paid by capacity, for organisations',
    businessUseCase: 'A faster first reading of an incident, with the evidence open beside it.',
    dailyWorkflows: [
      'Summarise an incident, and tie each sentence to a log line',
      'Have a suspicious script explained instead of running it',
      'Draft a hunting query and check what it leaves out',
    ],
    learningPath: [
      'Read logs without help first',
      'Ask for evidence, not verdicts',
      'Write the report so that a director can act on it',
    ],
    certifiedBy: 'cybersecurity-with-ai',
    projects: ['phishing-sorter', 'log-detections'],
  },
] as const satisfies readonly AiToolFacts[];
