import type { EworkTasks } from './task.ts';

export const cloudDevopsTasks = [
  {
    id: 'cloud-devops-w01',
    week: 1,
    title: 'What the nephew left running',
    description:
      'Mallow Street Bakery takes 150 orders a week through a server that a nephew, Tomos, set up before he moved to New Zealand. Bea, who bakes, wants it left alone; her sister Ruth, who does the books, has counted the weeks until Easter, which brings ten times the orders. Build its replacement on a virtual machine of your own: Ubuntu Server in VirtualBox, a small order program in Python with an SQLite database (an assistant may write its 150 lines; you read each), systemd to keep it alive, Caddy to face the web. Keep each setting in Git, which remembers every version. Then close it: updates, a firewall, SSH keys instead of passwords. The catch: the ticket printer in the shop signs in with the nephew’s password, and so does he. Servers are usually hardened once and never looked at again, so decide who reads the log, and when.',
    estimatedHours: 10,
    objectives: [
      'Survives a reboot without a hand on it, and takes an order afterwards',
      'Refuses passwords over SSH and every port that is not needed, each shown by an attempt from outside',
      'Gives printer and people accounts of their own, with the least that each needs',
      'Installs security updates by itself and says in the log when it did',
      'Explains in one line every service that listens',
    ],
    deliverables: [
      'A virtual machine that takes orders, with its settings and unit files in a Git repository',
      'A record of six attempts from a second machine, allowed and refused, each with command and answer',
      'One page for Bea and Ruth: what changed for the shop, what to look at on Mondays, and who may sign in',
    ],
    resources: [
      { title: 'Ubuntu Server documentation', address: 'https://documentation.ubuntu.com/server/' },
      { title: 'OpenSSH manual pages', address: 'https://www.openssh.com/manual.html' },
      { title: 'Caddy documentation', address: 'https://caddyserver.com/docs/' },
      {
        title: 'systemd.service manual',
        address: 'https://www.freedesktop.org/software/systemd/man/latest/systemd.service.html',
      },
    ],
  },
  {
    id: 'cloud-devops-w02',
    week: 2,
    title: 'Only what came back counts',
    description:
      'The backup of Mallow Street Bakery is a folder on the same disk. Ask Bea and Ruth (your mentor) two things before any tool: how many orders may be lost, and how long may the shop be without its list? They will not agree, and the Thursday before Easter answers differently from a Monday in June. Let a script place an order every few seconds; copy the SQLite file while it does, and see what the copy lacks. Then do it properly, with SQLite’s own backup into restic (free, encrypted) on a second machine, started by a timer. Orders carry names, phone numbers and allergies (health data), so the copy must be unreadable without its password, and that password must not live only on the disk that dies. Restore on a bare machine with a stopwatch. A green tick means that a job ran, never that anything can be read.',
    estimatedHours: 9,
    objectives: [
      'States in the owners’ words how many orders may be lost and how long the list may be missing',
      'Shows what a plain copy of the live database lacked, and that the proper one lacks nothing',
      'Restores orders and settings on a machine that never saw the first, with the minutes of each step',
      'Keeps the backup password in two places that no single fire reaches',
      'Deletes old copies by a rule that can be explained to a customer who asks to be forgotten',
    ],
    deliverables: [
      'A backup that runs by timer and writes to the log whether it worked, with scripts and settings in the repository',
      'A restore report on one page: three restores, minutes for each, orders lost, and what went wrong the first time',
      'Half a page for the owners: what can be lost, what cannot, and where the password is',
    ],
    resources: [
      { title: 'restic documentation', address: 'https://restic.readthedocs.io/en/stable/' },
      { title: 'SQLite: Online Backup API', address: 'https://www.sqlite.org/backup.html' },
      {
        title: 'NCSC: Offline backups in an online world',
        address: 'https://www.ncsc.gov.uk/blog-post/offline-backups-in-an-online-world',
      },
      {
        title: 'ICO: Special category data',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/lawful-basis/special-category-data/',
      },
    ],
  },
  {
    id: 'cloud-devops-w03',
    week: 3,
    title: 'Two pages and a stranger',
    description:
      'One evening this week your mentor writes "now", and you delete the machine of Mallow Street Bakery. It comes back by the handbook alone; you may carry out what is written and nothing else. To make that short, pack the order program as a container image, which brings its own Python and libraries, so that a bare Ubuntu needs only Docker, the settings and the last backup. Then hand the two pages to somebody who has never seen a server, sit on your hands, and note each place where they stop. Ruth will be that stranger on Good Friday, with flour on the keyboard. The nephew’s notes, which she kept, say "restart the usual thing". Handbooks are written by the one person who does not need them; each step has to say what should appear on the screen, and what to do when it does not.',
    estimatedHours: 8,
    objectives: [
      'Rebuilds the service from a bare machine by the handbook alone, and says in how many minutes',
      'Says after every step what should appear, and what to do if it does not',
      'Pins the versions of base image and libraries, so that the same image can be built in spring',
      'Contains no password, in the image or in its history',
      'Marks each place where the stranger stopped, with the change that followed',
    ],
    deliverables: [
      'A container image of the order program with its build file, run as an ordinary user, not as root',
      'A two-page handbook that a stranger has used, in steps of one action each, readable on paper',
      'A rebuild record on one page: both attempts by the minute, what was lost, and what the handbook had left out',
      'A portfolio piece: repository, restore report and handbook, with half a page on what you would not promise',
    ],
    resources: [
      { title: 'Docker documentation', address: 'https://docs.docker.com/' },
      {
        title: 'Docker: Dockerfile reference',
        address: 'https://docs.docker.com/reference/dockerfile/',
      },
      {
        title: 'OCI Image Format Specification',
        address: 'https://specs.opencontainers.org/image-spec/',
      },
    ],
  },
  {
    id: 'cloud-devops-w04',
    week: 4,
    title: 'Twins with seven differences',
    description:
      'Kitewood Tickets sleeps all week and is overrun for four minutes at ten on Fridays. It has two servers that were clicked together by hand in different years, and seat 14C was sold twice last month. Farah, the owner, blames the crowd; Gil, who built both, says that they are identical. Have an assistant write a small ticket program (Python, PostgreSQL, a hall of 400 seats) and two set-up scripts with seven hidden differences, and run them on two machines without reading. Find the seven: packages, settings, clocks, limits. Then put an end to twins: one image, one Compose file that starts program, database and Caddy together, settings in one place, the image in GitHub’s registry under its digest, a fingerprint of its content. Comparing by eye finds four of seven and stops; let the machines list themselves and compare the lists.',
    estimatedHours: 9,
    objectives: [
      'Finds the seven differences by comparing lists, and tells which could sell a seat twice',
      'Starts program, database and web server with one command on a machine that has only Docker',
      'Passes settings from outside, so that one image serves test and sale without a change',
      'Sells no seat twice when two buyers press at once, shown by a test that tries',
      'Names every image by digest, with the day it was built',
    ],
    deliverables: [
      'A table of seven differences: where, which value is right and why, what the wrong one did on a Friday',
      'A repository with image, Compose file and a test for double sales, which your mentor can start from four lines',
      'Half a page for Farah and Gil on seat 14C that both of them could sign',
    ],
    resources: [
      { title: 'Docker Compose documentation', address: 'https://docs.docker.com/compose/' },
      {
        title: 'PostgreSQL documentation: Concurrency control',
        address: 'https://www.postgresql.org/docs/current/mvcc.html',
      },
      {
        title: 'GitHub Docs: Working with the container registry',
        address:
          'https://docs.github.com/en/packages/working-with-a-github-packages-registry/working-with-the-container-registry',
      },
    ],
  },
  {
    id: 'cloud-devops-w05',
    week: 5,
    title: 'The word "destroy" in line forty',
    description:
      'Gil at Kitewood Tickets could rebuild the servers from memory, if he is not on holiday. Write everything as Terraform, in which you describe what shall exist and the program works out how. Two parts: on your machine it builds networks, volumes and containers from last week’s images; against Moto, a free emulator of AWS that runs in a container, it builds a network with two subnets, a role and a storage bucket for ticket files. Moto forgets all when it stops, so building from nothing gets practised daily. Before each apply your mentor reads the plan and asks what it would delete. One harmless change, the volume’s name, replaces the volume with 12,000 sold tickets on it; find such places before the plan does. Plans are waved through because they are long. Read the count at the end first, then every line with a minus.',
    estimatedHours: 11,
    objectives: [
      'Builds everything from nothing with one command, and removes it with another, twice',
      'Protects the volume of sold tickets from being replaced, and shows the plan that was refused',
      'Grants the role only what the program calls, with the reason beside each permission',
      'Keeps secrets and the state file out of the repository, and says where they are instead',
      'Predicts before each of three plans what it will add, change and delete',
    ],
    deliverables: [
      'Terraform in a repository, in modules of a page or less, with a first page that says how to begin',
      'Three annotated plans: expected, found, and what was changed before applying',
      'One page for Gil: what the emulator cannot prove about real AWS, and the first three things to check there',
    ],
    resources: [
      { title: 'Terraform documentation', address: 'https://developer.hashicorp.com/terraform/docs' },
      {
        title: 'Moto: server mode',
        address: 'https://docs.getmoto.org/en/latest/docs/server_mode.html',
      },
      {
        title: 'AWS: What is Amazon VPC?',
        address: 'https://docs.aws.amazon.com/vpc/latest/userguide/what-is-amazon-vpc.html',
      },
      {
        title: 'AWS: Security best practices in IAM',
        address: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html',
      },
    ],
  },
  {
    id: 'cloud-devops-w06',
    week: 6,
    title: 'Four minutes past ten',
    description:
      'Nine thousand people want 400 seats from Kitewood Tickets, and most of them press reload. Farah has £300 a month and will not pay for the quiet days. Shape a Friday in k6, the open-source load tester, at the tenth that a laptop can play: arrivals that jump at ten, people who wait and press again, one in five who gives up. Run it from a second machine, or admit that you did not. Measure, find what breaks first, mend that alone, measure again. Gil expects the web server; look at the connections to the database, which more servers use up sooner. Then price three designs with AWS’s calculator, which speaks in dollars and leaves out VAT, one of them a waiting room that a screen reader announces and that does not hurry slow typists. A test in which everybody behaves proves that the site is fine on Tuesdays.',
    estimatedHours: 9,
    objectives: [
      'Models the arrival of a Friday, reloads and giving up included, with the scale and the source of each number',
      'Names the first thing that breaks and the measurement that shows it',
      'Compares before and after at the same load, with one change in between',
      'Costs three designs for a month in pounds, with exchange rate, VAT and assumptions shown',
      'Sells exactly 400 seats in every run, and checks it',
    ],
    deliverables: [
      'A load test in the repository that runs in ten minutes, with results of three runs before and three after',
      'One page of three designs: monthly cost, what each does on a Friday, what each does on a Tuesday, and your choice',
      'A portfolio piece: images, Terraform, load test and the page of designs, with the limits of a test at home',
    ],
    resources: [
      { title: 'Grafana k6 documentation', address: 'https://grafana.com/docs/k6/latest/' },
      { title: 'AWS Pricing Calculator', address: 'https://calculator.aws/' },
      {
        title: 'PostgreSQL documentation: Connections and authentication',
        address: 'https://www.postgresql.org/docs/current/runtime-config-connection.html',
      },
      { title: 'W3C: Web Content Accessibility Guidelines 2.2', address: 'https://www.w3.org/TR/WCAG22/' },
    ],
  },
  {
    id: 'cloud-devops-w07',
    week: 7,
    title: 'The tests that would have noticed',
    description:
      'Eight developers at Hartwell Home Deliveries release on the last Sunday of the month, and two of the last five releases were undone by hand before breakfast. Ines, who leads them, wants more tests; Bram, who does the undoing, wants quicker ones. Have an assistant write a booking service for delivery slots (Python, PostgreSQL) with 40 tests of uneven worth: some can never fail, and the slowest suite, nine of eleven minutes and Ines’s own, notices nothing. Break the code in twelve ways, one at a time, and mark which tests notice. Then build the pipeline in GitHub Actions, free for a public repository: check, test, build, store the image under its commit. The pipeline decides what reaches customers, so it should hold few keys. Coverage of 90 per cent is the usual comfort; it counts lines that were run, not mistakes that were caught.',
    estimatedHours: 9,
    objectives: [
      'Breaks the code in twelve ways and shows for each which tests noticed',
      'Removes or mends every test that cannot fail, with the reason',
      'Finishes the pipeline in under five minutes, with the time of each step',
      'Builds one image per commit and uses that same image from then on',
      'Gives the pipeline the fewest permissions with which it works',
    ],
    deliverables: [
      'A table of twelve breakages by 40 tests, with the tests that earn their minutes at the top',
      'A pipeline in a public repository that goes red for a broken commit, shown by a link',
      'One page to Ines and Bram: what to keep, what to drop, and which breakage still gets through',
    ],
    resources: [
      { title: 'GitHub Actions documentation', address: 'https://docs.github.com/en/actions' },
      { title: 'pytest documentation', address: 'https://docs.pytest.org/en/stable/' },
      { title: 'SLSA: Supply-chain Levels for Software Artifacts', address: 'https://slsa.dev/' },
    ],
  },
  {
    id: 'cloud-devops-w08',
    week: 8,
    title: 'One booking in ten',
    description:
      'Bram has asked for one thing: to sleep on Sundays. Let Hartwell’s releases go out by themselves, in steps. On your virtual machine Caddy sends one booking in ten to the new version, then half, then all; between the steps a script asks whether to go on: error rate, waiting time, and a trial booking that has to arrive complete in the database and must never reach a driver. If the answer is no, everything returns to the old version without a person. Let the machine fetch new images from the registry, so that no key to it lies with GitHub. One trap to settle now: a customer who booked through the new version meets the old one a minute later, and the booking has to be there. A health check that only asks whether the program is running says yes while every booking fails.',
    estimatedHours: 10,
    objectives: [
      'Raises the share of the new version in three steps and stops at a failing check',
      'Returns to the old version without a person, and states in how many seconds',
      'Proves with a trial booking that the whole path works, and that no driver receives it',
      'Loses no booking in a return, shown by counts before and after under load',
      'Writes for each release who, what, when, which share and why it stopped',
    ],
    deliverables: [
      'A release script with its checks in the repository, and a switch by which a person can stop it',
      'A record of four releases, one of them failing on purpose at ten per cent, with counts of bookings',
      'A diagram of the path from commit to customer on one page, with the point at which each fault is caught',
    ],
    resources: [
      {
        title: 'Caddy documentation: reverse_proxy',
        address: 'https://caddyserver.com/docs/caddyfile/directives/reverse_proxy',
      },
      {
        title: 'GOV.UK Service Manual: Technology',
        address: 'https://www.gov.uk/service-manual/technology',
      },
      {
        title: 'Google SRE Workbook: Canarying releases',
        address: 'https://sre.google/workbook/canarying-releases/',
      },
    ],
  },
  {
    id: 'cloud-devops-w09',
    week: 9,
    title: 'Ten releases, two of them broken',
    description:
      'At Hartwell the database is where it goes wrong. The address is one field and has to become street, town and postcode; 80,000 bookings are in it, and the drivers’ phones run the old program for up to three weeks after a release. So the change needs two steps with a release in between: first add and write both, move the rows in batches, and only when nobody reads the old field take it away. Make the rows with a script, and 300 addresses that refuse to be split. Then release ten times through your pipeline. One release is broken by you, one by your mentor, who tells you neither which nor how. Count the minutes to recover and the bookings lost, which must be none. Teams practise the change on an empty table, where it takes no time and locks nobody out; use all the rows.',
    estimatedHours: 10,
    objectives: [
      'Changes the table in two steps, each of which works with the program before it and the one after',
      'Moves 80,000 rows while bookings come in, with the longest wait that a customer met',
      'Handles the 300 addresses that cannot be split without guessing',
      'Recovers from both broken releases without losing a booking, with the minutes for each',
      'States the earliest day for the second step, and what has to be true by then',
    ],
    deliverables: [
      'A migration in two steps in the repository, each with its way back and a test against 80,000 rows',
      'A record of ten releases on two pages: change, minutes from commit to customer, failed or not, minutes to recover',
      'One page to the team on what the two broken releases taught the pipeline, as changes and not as advice',
      'A portfolio piece: pipeline, release script, migration and record, with the failure it would still let through',
    ],
    resources: [
      {
        title: 'PostgreSQL documentation: ALTER TABLE',
        address: 'https://www.postgresql.org/docs/current/sql-altertable.html',
      },
      { title: 'DORA: Software delivery metrics', address: 'https://dora.dev/guides/dora-metrics/' },
      { title: 'GitHub Actions documentation', address: 'https://docs.github.com/en/actions' },
    ],
  },
  {
    id: 'cloud-devops-w10',
    week: 10,
    title: 'Sixty alerts a night, and the one that counted',
    description:
      'Lowfield Streaming was down for 51 minutes, and the alert that fired was one of 60 that fire every night. Petra, on call, had muted the lot at one o’clock; the board asks for "five nines" because somebody read it. Build a stand-in to measure: a Creative Commons film, cut into pieces with ffmpeg and served by Caddy, a sign-in with a database, a script that plays fifty viewers. Prometheus collects the figures, Grafana shows them. Choose what a viewer would notice, such as play that begins within two seconds, and set a target for 28 days: at 99.9 per cent forty minutes may fail, so last month is already overspent. Then generate 30 nights of alerts, 1,800 lines with what was done about each, and decide which stay. Dashboards fill with what is easy to collect; put the target first and let the rest argue its way in.',
    estimatedHours: 9,
    objectives: [
      'Measures two things that a viewer would notice, from the viewer’s side',
      'States the target for 28 days, the minutes it allows, and what the next step up would cost',
      'Sorts 1,800 alerts into acted on, ignored and unknown, with the counts by kind',
      'Keeps at most six alerts, each with what it threatens and the first thing to do',
      'Stops the stand-in for 51 minutes and shows which of the six fire, and how soon',
    ],
    deliverables: [
      'A dashboard as a file in the repository, target and remaining minutes first, legible without colour',
      'A table of alerts that stay, change or go, with the count of nights behind each decision',
      'One page to the board on why not five nines: minutes allowed, cost, and what viewers would notice',
    ],
    resources: [
      { title: 'Prometheus documentation', address: 'https://prometheus.io/docs/introduction/overview/' },
      { title: 'Grafana documentation', address: 'https://grafana.com/docs/grafana/latest/' },
      {
        title: 'Google SRE Workbook: Implementing SLOs',
        address: 'https://sre.google/workbook/implementing-slos/',
      },
    ],
  },
  {
    id: 'cloud-devops-w11',
    week: 11,
    title: 'An evening that is not of your choosing',
    description:
      'Somewhere in three evenings Lowfield Streaming will break. Have an assistant write six faults as scripts for your own machine (a full disk, a stopped database, a bad setting, a slow network, an expired certificate, a memory leak); your mentor reads them, chooses one and an hour, and sends a timer that you start unread. The alert reaches your telephone through Alertmanager and ntfy, both free. From then on log by the minute, tell viewers something true within ten, and mend. The complaints on the support desk, which your mentor also writes, began twelve minutes before the alert. Next day comes the review: what was seen, what was believed, which way the system pushed people. Petra reads it first. Every "should have" is struck out and written again as a change with an owner, since a wish about the past repairs nothing, and then the fault is run once more.',
    estimatedHours: 9,
    objectives: [
      'Logs what was seen, thought and done, by the minute and at the time',
      'Tells viewers within ten minutes what does not work, without a guess about the cause',
      'Explains why the complaints came before the alert, and closes the gap',
      'Replaces every "should have" by a change with an owner and a test',
      'Repeats the fault after the changes and compares the minutes',
      'Sends to the telephone only what a stranger may read, since whoever guesses an ntfy topic sees its messages',
    ],
    deliverables: [
      'A log of the incident with three messages to viewers, as they were sent',
      'A review of two pages without blame: course, surprises, four changes with owner, test and day',
      'A comparison of both runs on half a page: minutes to notice, to tell, to mend',
    ],
    resources: [
      {
        title: 'Google SRE Book: Postmortem culture',
        address: 'https://sre.google/sre-book/postmortem-culture/',
      },
      {
        title: 'Prometheus: Alertmanager',
        address: 'https://prometheus.io/docs/alerting/latest/alertmanager/',
      },
      { title: 'ntfy documentation', address: 'https://docs.ntfy.sh/' },
    ],
  },
  {
    id: 'cloud-devops-w12',
    week: 12,
    title: 'Both problems, with the same money',
    description:
      'The bill of Lowfield Streaming doubled in a year; its viewers did not. See how a bill looks in the FinOps Foundation’s FOCUS sample data, then generate twelve months in the same columns, £14,000 in the last, with 30 per cent of the lines belonging to nobody. Query it in DuckDB by product and owner. Among the lines are a machine with a graphics card that writes subtitles four hours a day and idles twenty, test systems that never sleep, and a second copy of every film. The last is the largest saving, and the reliability target rests on it. Find three cuts, say what each risks, and spend part of the money on the changes from your review. Ten minutes before the board: Mr Lowe, finance, adds up as you speak. Savings are promised for twelve months though none begins before the third; show them by month.',
    estimatedHours: 10,
    objectives: [
      'Assigns every pound to a product and an owner, or to a list of what nobody owns',
      'Explains the doubling by price, by use and by waste, with the pounds of each',
      'Gives three cuts with saving by month, effort, what is risked and how to turn back',
      'Shows what each cut does to the reliability target',
      'Asks the board for one decision within the same total of money',
    ],
    deliverables: [
      'A bill by product and owner on two pages, with its queries, the unowned lines listed and one chart readable without colour',
      'A page of three cuts and two repairs that add up to no more than today’s bill, month by month',
      'A ten-minute talk of at most seven slides that also works read aloud, with the number at which you would reverse a cut',
      'A portfolio page that links the four projects, with what broke in each and how long it took to come back',
    ],
    resources: [
      {
        title: 'FOCUS: FinOps Open Cost and Usage Specification',
        address: 'https://focus.finops.org/',
      },
      {
        title: 'FOCUS sample data',
        address: 'https://github.com/FinOps-Open-Cost-and-Usage-Spec/FOCUS-Sample-Data',
      },
      { title: 'DuckDB documentation', address: 'https://duckdb.org/docs/stable/' },
      {
        title: 'AWS Well-Architected: Cost optimisation pillar',
        address: 'https://docs.aws.amazon.com/wellarchitected/latest/cost-optimization-pillar/welcome.html',
      },
    ],
  },
] as const satisfies EworkTasks<'cloud-devops'>;
