import type { EworkTasks } from './task.ts';

export const cybersecurityTasks = [
  {
    id: 'cybersecurity-with-ai-w01',
    week: 1,
    title: 'Nine laptops, and the computer behind the saw',
    description:
      'Brindle & Sons Joinery, a firm of 22, has won a contract that asks for Cyber Essentials, the government-backed set of basic controls, within six weeks of signing. Mr Brindle can spare twenty minutes; Sue, who keeps the books, knows more than he does. Your mentor plays both. List all that holds the firm’s data or reaches the internet, phones and logins included. Then build a lab to practise in: two Ubuntu Server machines in VirtualBox on a host-only network, which they share with your laptop alone (updates come through a second adapter), one standing for the server under the stairs, and let Nmap tell you what listens there. Scanning a machine that is not yours can be a crime. One thing nobody mentions decides the certificate: the saw is driven by a computer with Windows 7. Inventories written from invoices miss exactly that, so ask what people touch.',
    estimatedHours: 8,
    objectives: [
      'Lists every device, account and online service with its user, its version and the person who told you',
      'Marks each item as inside or outside the scope of the certificate, with the sentence of the scheme that says so',
      'Separates what the owner said, what the bookkeeper said and what could be checked',
      'Explains each port that Nmap found open on the lab server in words that a joiner follows',
      'Keeps every scan inside the lab network, with its addresses written down',
    ],
    deliverables: [
      'An inventory of 30 to 40 lines, phones and shared logins included, with a column for how you know',
      'A drawing of the firm’s network on one page, with every way in from outside and the saw’s computer marked',
      'A lab of two virtual machines and one page of steps from which your mentor could build it again',
    ],
    resources: [
      {
        title: 'NCSC: Cyber Essentials resources (requirements for IT infrastructure)',
        address: 'https://www.ncsc.gov.uk/cyberessentials/resources',
      },
      {
        title: 'Oracle VirtualBox documentation',
        address: 'https://docs.oracle.com/en/virtualization/virtualbox/',
      },
      { title: 'Nmap Reference Guide', address: 'https://nmap.org/book/man.html' },
      {
        title: 'Computer Misuse Act 1990',
        address: 'https://www.legislation.gov.uk/ukpga/1990/18/contents',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w02',
    week: 2,
    title: 'Told, seen or tested',
    description:
      'Sue has read the small print: without the certificate, no staircases for the new school. Hold last week’s inventory of Brindle & Sons against the five controls of Cyber Essentials, which are firewalls, secure configuration, security updates, user access and protection from malware. Use the requirements in force since April 2026; older guides still go round and are milder. Each finding gets one line and one word for how you know it. Try the tested kind on your own lab server and laptop first: which updates are missing, who is an administrator, whether the firewall refuses what it ought to. Asked about the firm’s router, your mentor as Sue says that nobody has its password, and the man who fitted it has retired. A product that is installed is easily written down as a control that works; note the setting, not the brand.',
    estimatedHours: 9,
    objectives: [
      'Covers all five controls with at least three findings each, one line a finding',
      'Says beside each finding whether it was told, seen or tested, and on which day',
      'Names the findings that fail the assessment outright, such as a cloud login without a second step',
      'Shows four settings of the lab server before and after, each with the command that displays it',
      'Treats the router as unknown, never as safe',
    ],
    deliverables: [
      'A gap review of 20 to 25 lines in the order of the five controls: finding, how you know, requirement, pass or fail',
      'Two pages on the lab server: four settings that were wrong, what each would have let happen, and the proof that it is mended',
      'Half a page on the router: what can be found out without its password, and what follows if nobody ever has it',
    ],
    resources: [
      {
        title: 'NCSC: Cyber Essentials resources (requirements for IT infrastructure)',
        address: 'https://www.ncsc.gov.uk/cyberessentials/resources',
      },
      { title: 'IASME: Cyber Essentials', address: 'https://iasme.co.uk/cyber-essentials/' },
      { title: 'Ubuntu Server documentation', address: 'https://documentation.ubuntu.com/server/' },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w03',
    week: 3,
    title: 'One letter about one password',
    description:
      'Mr Brindle reads your review standing up and says that the certificate is paperwork. He and Sue have shared one password for the bank and the email since 2016, and he is proud of never having written it down. Turn the findings into a risk register (what could happen, how likely, how bad, what is done, by whom), then, since he signs on Monday, into six weeks in order of risk, with hours and pounds, the fee for the assessment included. The maker of the saw supports nothing newer than Windows 7, so that computer can be cut off but not replaced in time. Last, one page asks for one thing: two logins of their own, kept in a free password manager. Security letters lose their reader at the second abbreviation. Read yours to somebody who works with wood, and ask what Brindle & Sons is being asked to do.',
    estimatedHours: 7,
    objectives: [
      'Ranks ten risks by likelihood and harm, with the reason for each place in one line',
      'Fits the plan into six weeks with hours and pounds for each, assessment fee included',
      'Cuts the Windows 7 computer off from the internet on paper and says what the saw loses by it',
      'Asks in the letter for one decision by one day, with no abbreviation left unexplained',
      'Tries the password manager with two logins and notes where the bookkeeper would stop',
    ],
    deliverables: [
      'A risk register of ten lines on one page: event, likelihood, harm, action, owner, date',
      'A six-week plan that fits a clipboard, ordered by risk, with task, person, hours, cost and a box to tick',
      'A one-page letter that asks the owner to give up the shared password and says what happens on Monday morning instead',
      'A portfolio set of inventory, gap review, plan and letter, introduced in half a page',
    ],
    resources: [
      { title: 'NCSC: Risk management', address: 'https://www.ncsc.gov.uk/collection/risk-management' },
      {
        title: 'NCSC: Password administration for system owners',
        address: 'https://www.ncsc.gov.uk/collection/passwords',
      },
      { title: 'KeePassXC documentation', address: 'https://keepassxc.org/docs/' },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w04',
    week: 4,
    title: 'The diagram that the supplier will not draw',
    description:
      'Otterbourne Dental Group keeps 31,000 patient records in a booking system that a supplier hosts, and the supplier calls its design confidential. Judith Marsh, who runs operations, renews in nine weeks and wants to know what to be afraid of. Draw what can be observed from a chair: who signs in, which data moves where, and the trust boundaries, the lines behind which somebody else is in charge. Your mentor plays a receptionist and a hygienist. Nothing of the supplier’s may be touched, so watch a stand-in: OpenEMR, an open-source practice system, in Docker (which runs packed programs) on your lab server, with 20 invented patients at two clinics and the network tab of your browser. Draw it in OWASP Threat Dragon. By the next day a diagram forgets which arrows were guesses, so write it on each; your mentor attacks one assumption a week.',
    estimatedHours: 9,
    objectives: [
      'Marks every arrow as observed, told or assumed',
      'Shows each trust boundary and names who is in charge on either side',
      'Says for every store what it holds, and which of it concerns health',
      'Traces one booking from the patient’s call to the reminder, step by step',
      'Uses invented patients and machines of your own, and nothing of anybody else’s',
    ],
    deliverables: [
      'A data-flow diagram on one page as a Threat Dragon file and a PDF, legible in black and white',
      'A list of ten to fifteen assumptions, each with a way to check it and what changes if it is false',
      'A first list of twelve threats, two for each kind in STRIDE (a checklist of six kinds, offered by Threat Dragon), not yet ranked',
      'Notes of two talks, half a page each, with the shortcuts that people described',
    ],
    resources: [
      {
        title: 'OWASP Threat Dragon',
        address: 'https://owasp.org/www-project-threat-dragon/',
      },
      {
        title: 'OWASP Cheat Sheet Series: Threat Modeling',
        address: 'https://cheatsheetseries.owasp.org/cheatsheets/Threat_Modeling_Cheat_Sheet.html',
      },
      { title: 'OpenEMR', address: 'https://www.open-emr.org/' },
      {
        title: 'ICO: Controllers and processors',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/controllers-and-processors/',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w05',
    week: 5,
    title: 'A login is not a person',
    description:
      'Keeley left the reception desk eleven weeks before last month, when her login was used nine times. At Otterbourne three stories compete: she came back, a colleague borrowed it, or a forgotten tablet signs in by itself. Let an assistant write a Python script that makes sixteen weeks of sign-ins, some 40,000 lines for 46 staff at five clinics, with one clinic’s clock an hour wrong, and that picks one story by chance and hides it; your mentor reads the code, you do not. Load the lines into SQLite with DB Browser and learn to select, sort and group. What may be said to patients, and whether anything must be, depends on how far the records really reach. Whoever looks for Keeley will find her. Test all three stories on the same rows, and write what none of them can show.',
    estimatedHours: 9,
    objectives: [
      'Keeps account, device and person apart in every sentence about the nine sign-ins',
      'Corrects the wrong clock before any times are compared, and shows what that changed',
      'Tests each of the three stories on the same records and says what it would have left behind',
      'Checks ten lines that an assistant called suspicious, and counts how many were',
      'Names what the records cannot show, and which record would have shown it',
    ],
    deliverables: [
      'A SQLite file and a script of queries that run unchanged, each below a question in plain words',
      'One page on the nine sign-ins: time, clinic, device, what else that device did, and a grade of certainty for each story',
      'One page on logging from now on: which events, how long they are kept, who reads them and on which day',
    ],
    resources: [
      {
        title: 'NCSC: Introduction to logging for security purposes',
        address: 'https://www.ncsc.gov.uk/guidance/introduction-logging-security-purposes',
      },
      { title: 'DB Browser for SQLite', address: 'https://sqlitebrowser.org/' },
      { title: 'SQLite: SQL as understood by SQLite', address: 'https://www.sqlite.org/lang.html' },
      {
        title: 'ICO: Special category data',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/special-category-data/',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w06',
    week: 6,
    title: 'Eight questions before the renewal',
    description:
      'Judith Marsh has influence over the supplier exactly once, in the weeks before she signs. Rank the twelve threats to Otterbourne by likelihood and harm, give each a control, an owner and a test, and carry out five of the tests on your OpenEMR stand-in, by hand and with ZAP, a free proxy that shows what passes between browser and server: does a disabled login still work in a tab left open, does one clinic see another’s patients? Rank again and show what moved. The control that would help most, one sign-on for all systems, comes only with the dearer contract, £9,000 a year, and the group stays answerable to the ICO whichever it buys. Then write eight questions whose answers would change something. Suppliers reply to "is it secure?" with a brochure; a question earns its place when yes and no lead to different actions.',
    estimatedHours: 9,
    objectives: [
      'Gives each of twelve threats a control, an owner and a test that could fail',
      'Carries out five tests on the stand-in and records expected and found for each',
      'Shows the ranking before and after, with the evidence that moved at least two threats',
      'Words every question so that the supplier can answer with yes, no or a number',
      'States for each likely answer what the group would do next',
    ],
    deliverables: [
      'A ranked list of twelve threats on two pages: threat, place before and after, control, owner, test',
      'Eight questions on one page, each with its likely answers and what each of them changes',
      'A record of five tests on the stand-in, half a page each, that another person could repeat',
      'A portfolio piece of diagram, rankings and one page for the operations manager that opens with what to settle before she signs',
    ],
    resources: [
      { title: 'ZAP documentation', address: 'https://www.zaproxy.org/docs/' },
      {
        title: 'OWASP Application Security Verification Standard',
        address: 'https://owasp.org/www-project-application-security-verification-standard/',
      },
      {
        title: 'NCSC: Supply chain security guidance',
        address: 'https://www.ncsc.gov.uk/collection/supply-chain-security',
      },
      {
        title: 'UK GDPR, Article 28: processor',
        address: 'https://www.legislation.gov.uk/eur/2016/679/article/28',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w07',
    week: 7,
    title: 'Three ordinary days, then a Friday',
    description:
      'At twenty to six on a Friday, files on the planning server of Tollgate Freight are being renamed, and forty lorries leave by them at four. Stage that evening in your lab. Put 4,000 invented files into a shared folder (Samba, its audit module on) and let Wazuh 4, an open-source SIEM (it gathers logs and raises alerts by rule), collect its lines and watch its files from the second machine; its server alone fits in 4 GB. An assistant writes two scripts and your mentor reads them. One plays five planners’ working day at its true pace, with a monthly job that renames 600 files. The other signs in one afternoon with a login chosen by chance, deletes two hours of the server’s log, renames copies from 17:40 and seals the truth in a file. Run three days, then the Friday. Without ordinary days, everything looks like an attack.',
    estimatedHours: 12,
    objectives: [
      'Collects file operations, sign-ins and administrator commands in Wazuh, with one line of each shown',
      'Counts the renames in every hour of three ordinary days, the monthly job included',
      'Limits both scripts to copies in one lab folder: nothing encrypts, spreads or starts by itself',
      'Seals the answer unread and notes its SHA-256 fingerprint, so that a later change would show',
      'Records clock and time zone of each machine before the exercise starts',
      'Copies the shared folder to the second machine every night, under a login that the server does not hold',
    ],
    deliverables: [
      'An exercise pack: logs as they were left, alerts, sealed answer, and a list of fingerprints of every file in it',
      'One page of steps from which the lab and the three days can be run again',
      'One page on ordinary days: who renames what and when, and the busiest hour explained',
    ],
    resources: [
      { title: 'Wazuh 4.14 documentation', address: 'https://documentation.wazuh.com/4.14/index.html' },
      {
        title: 'Samba manual: vfs_full_audit',
        address: 'https://www.samba.org/samba/docs/current/man-html/vfs_full_audit.8.html',
      },
      { title: 'Ubuntu Server documentation', address: 'https://documentation.ubuntu.com/server/' },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w08',
    week: 8,
    title: 'What is known at ten past six',
    description:
      'The alert is half an hour old. Imran, the only administrator, is in the air until eleven; Denise, who sends the lorries out, wants the server back; Mr Aldous, the managing director of Tollgate Freight, wants to hear that it is nothing. Open the pack with a clock beside you. Within thirty minutes decide what to cut off and what to leave running, and copy what would be lost before you touch it. Then build the timeline: every entry with its evidence and a grade of certainty. Two hours of the afternoon are gone from the server; Wazuh kept what raised an alert in that time and nothing else, so bracket the gap and leave it open. Your mentor rings twice as Denise. The comforting story arrives early and bends all that follows, so keep two explanations alive until a line rules one out.',
    estimatedHours: 10,
    objectives: [
      'Names for every entry of the timeline its evidence and one of three grades of certainty',
      'Brackets the two missing hours from other sources and leaves empty what none of them shows',
      'Decides on containment within thirty minutes, with what that costs the lorries and what it protects',
      'Preserves copies with fingerprints before anything is restarted or restored',
      'Restores the sheets for forty lorries from the last nightly copy into a clean folder, and names the hours of work that are missing',
      'Says in both calls what is known, what is not, and when the next call comes',
    ],
    deliverables: [
      'A timeline of 25 to 40 entries in one time zone, with evidence and certainty in columns of their own',
      'A log of decisions on one page: time, what was decided, on which knowledge, by whom',
      'Notes of two calls, half a page each, with the sentence that should have been left unsaid',
    ],
    resources: [
      {
        title: 'NIST SP 800-61 Rev. 3: Incident Response Recommendations and Considerations',
        address: 'https://csrc.nist.gov/pubs/sp/800/61/r3/final',
      },
      {
        title: 'RFC 3227: Guidelines for Evidence Collection and Archiving',
        address: 'https://www.rfc-editor.org/rfc/rfc3227',
      },
      {
        title: 'NCSC: Incident management',
        address: 'https://www.ncsc.gov.uk/collection/incident-management',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w09',
    week: 9,
    title: 'Three rules and seventy-two hours',
    description:
      'Mr Aldous reads two pages on Monday and then rings the insurer. From your timeline write three rules that would have raised the alarm sooner at Tollgate Freight: in Wazuh, with the three ordinary days and the Friday run again (it counts by time of arrival), and once more in Sigma, a format that other SIEMs can read. The monthly job sets off the obvious one, and an alarm that rings every month is soon switched off. The planning sheets hold the licence numbers and home addresses of 38 drivers, so assemble what the ICO would need within 72 hours of the firm becoming aware, and argue when that was. Nothing shows that data left; nothing shows that it did not. Draft both papers first, open the sealed answer afterwards, and print what you missed. Reports are weakened by one smooth sentence, "no evidence of access", where nobody had looked.',
    estimatedHours: 9,
    objectives: [
      'Fires each of three rules on the Friday, with the minutes that it would have gained',
      'Counts the false alarms of every rule over three ordinary days, before and after tuning',
      'Links each rule to a technique in MITRE ATT&CK, the public list of attackers’ methods',
      'States when the firm became aware, with the argument for an earlier and a later hour',
      'Lists what the sealed answer contained that the timeline had missed or got wrong',
    ],
    deliverables: [
      'Three rules as Wazuh and Sigma files, each with its false alarms counted and the line it fires on',
      'A two-page report for the managing director: what happened, what is not known, what it cost, three changes in order',
      'One page of facts for the ICO: people, data, likely consequences, measures, and the hour at which the clock started',
      'A portfolio set of pack, timeline, rules and report, with half a page on what you missed',
    ],
    resources: [
      { title: 'Wazuh 4.14 documentation', address: 'https://documentation.wazuh.com/4.14/index.html' },
      { title: 'Sigma documentation', address: 'https://sigmahq.io/docs/' },
      { title: 'MITRE ATT&CK', address: 'https://attack.mitre.org/' },
      {
        title: 'UK GDPR, Article 33: notification of a personal data breach',
        address: 'https://www.legislation.gov.uk/eur/2016/679/article/33',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w10',
    week: 10,
    title: 'May read, may do, never alone',
    description:
      'Meridale Building Society wants an AI assistant to read members’ letters and look up accounts from March. Four letters in ten report a change of address, and the product director, Callum, would let it make those changes; a changed address is the first step in emptying an account. Build a small one to learn from: a local model that Ollama runs on your laptop, a Python script that an assistant drafts and you read, 200 invented members in SQLite, a page of help text, 40 invented letters, and three tools: look up, draft a reply, change an address. Every call is logged. Then design its limits, knowing that the NCSC expects prompt injection (text in a letter that poses as an instruction) to be reduced, not cured. Put a limit into the prompt and a letter can argue with it; put it into code and there is nobody to persuade.',
    estimatedHours: 10,
    objectives: [
      'Lists all that the assistant reads and can do, with the harm if a stranger chose it',
      'Enforces every limit in code outside the model, and shows the line that does it',
      'Requires a named role for each action that cannot be undone',
      'Logs each call with letter, member, tool and result, and with no more of the letter than is needed',
      'Traces one hostile letter through a data-flow diagram, from envelope to action',
    ],
    deliverables: [
      'A test assistant in a folder that your mentor can start from one page: local model, invented members, three tools, log',
      'A design on two pages: what it may read, may do and must never do without a person, each with reason and check',
      'A page for a bad night: who switches it off and how, what is kept, who is rung, what members are told',
    ],
    resources: [
      {
        title: 'NCSC: Prompt injection is not SQL injection',
        address: 'https://www.ncsc.gov.uk/blog-post/prompt-injection-is-not-sql-injection',
      },
      {
        title: 'Ollama documentation: Tool calling',
        address: 'https://docs.ollama.com/capabilities/tool-calling',
      },
      {
        title: 'GOV.UK: Code of Practice for the Cyber Security of AI',
        address: 'https://www.gov.uk/government/publications/ai-cyber-security-code-of-practice',
      },
      { title: 'OWASP Top 10 for LLM Applications', address: 'https://genai.owasp.org/llm-top-10/' },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w11',
    week: 11,
    title: 'Fifteen attacks, ten times each',
    description:
      'Callum has a filter from a vendor that stops fourteen attacks in fifteen, and a slide with 93 per cent on it. Meridale receives 6,000 letters a month. Write fifteen attacks on your own test assistant, in five kinds: orders hidden in a letter, one member’s data asked for by another, a poisoned line in the help text it reads, a reply that carries data out, and plain flattery. A model answers differently each time, so run every attack ten times, with the limits of last week switched off and then on, and let a script count. Three of the fifteen should come from your mentor. For each defence say what it stops, what it costs, and what an honest letter suffers by it. Testers grow fond of clever attacks; the one that works may be a polite sentence in Welsh, so try the dull ones.',
    estimatedHours: 11,
    objectives: [
      'Runs each of fifteen attacks ten times with and without the limits, and gives both counts',
      'Defines success for every attack before the first run, in terms of the log',
      'Switches each defence on alone as well, three runs an attack, so that each count has one cause',
      'Measures how many of 40 honest letters each defence hinders',
      'Converts the remaining success rate into letters a month, with its uncertainty',
    ],
    deliverables: [
      'A test report of four pages: fifteen attacks, what happened, what stopped it, what still gets through',
      'The letters, scripts and logs of 300 runs, and of those with one defence at a time, so that another person gets comparable counts',
      'A table of defences: stops, misses, honest letters hindered, cost, and whether it sits in prompt, code or process',
    ],
    resources: [
      { title: 'MITRE ATLAS', address: 'https://atlas.mitre.org/' },
      { title: 'OWASP Top 10 for LLM Applications', address: 'https://genai.owasp.org/llm-top-10/' },
      {
        title: 'NIST AI 100-2: Adversarial Machine Learning, a taxonomy',
        address: 'https://csrc.nist.gov/pubs/ai/100/2/e2025/final',
      },
      {
        title: 'NCSC: Guidelines for secure AI system development',
        address: 'https://www.ncsc.gov.uk/collection/guidelines-secure-ai-system-development',
      },
    ],
  },
  {
    id: 'cybersecurity-with-ai-w12',
    week: 12,
    title: 'One question, four pages',
    description:
      'The board of Meridale Building Society asks whether the assistant may go live in March. Callum has promised it; the chair, Mrs Adjei, has heard of prompt injection from her grandson; the risk director will quote the FCA. Answer on four pages with one recommendation: yes, no, or yes with limits that can be checked, such as reading and drafting now and no change of address without a person. Give its cost in pounds and people, what remains if it is followed, and the sign on which the board should stop it. Say plainly that you tested a small model in a lab and not the product. Your mentor reads the paper before the report, and hands it back if the one needs the other. Board papers sink when the risk is described twice and the decision never; begin with the sentence that you want minuted.',
    estimatedHours: 9,
    objectives: [
      'Recommends one thing in the first paragraph, in a sentence that could be minuted',
      'Gives cost, staff time and delay of the recommendation, with the assumptions beside them',
      'Names what remains if it is followed, who carries it, and the number at which to stop',
      'Limits each claim to what was tested, and says what was not',
      'Explains prompt injection in three sentences that the chair could repeat',
    ],
    deliverables: [
      'A board paper of four pages: recommendation, evidence, cost, what remains, and the decision to be minuted',
      'A page of answers to the six hardest questions, the product director’s first',
      'A portfolio page that links the four projects, with the risk that mattered most in each and what you advised',
    ],
    resources: [
      {
        title: 'GOV.UK: Cyber Governance Code of Practice',
        address: 'https://www.gov.uk/government/publications/cyber-governance-code-of-practice',
      },
      {
        title: 'NCSC: Cyber Security Toolkit for Boards',
        address: 'https://www.ncsc.gov.uk/collection/board-toolkit',
      },
      {
        title: 'FCA: Operational resilience',
        address: 'https://www.fca.org.uk/firms/operational-resilience',
      },
    ],
  },
] as const satisfies EworkTasks<'cybersecurity-with-ai'>;
