import type { EworkTasks } from './task.ts';

export const blockchainTasks = [
  {
    id: 'blockchain-development-w01',
    week: 1,
    title: 'Two hundred slips, chained',
    description:
      'Thirty growers bring 200 deliveries a week to the cold store of Orchard Vale Growers and fall out over who brought what. Morwenna, who runs the store, has been offered a blockchain; old Mr Retallack wants a notebook on a string. Begin with what both would need. Generate four weeks of deliveries with a script (800 lines, invented growers) and write a log in Python in which every entry carries the SHA-256 fingerprint of the one before, so that a later change shows. Fix how an entry becomes bytes, down to the order of fields and the form of a weight, or two honest machines disagree. One fact upsets the plan: six times a week a slip is rightly corrected, when crates are counted again. A log that forbids corrections gets them in the margin, in pencil; let them be entries of their own.',
    estimatedHours: 8,
    objectives: [
      'Finds any altered, removed or inserted entry among 800, and names the first one that fails',
      'Fixes the bytes of an entry in writing, so that a second program gets the same fingerprints',
      'Records corrections as entries that point at what they correct, with who and why',
      'Tells an honest correction from a quiet edit in the output of the checking program',
      'Runs at least twelve tests, three of which alter the log in different ways',
    ],
    deliverables: [
      'A log and a checking program in a Git repository, which your mentor can start from three lines',
      'A generator of 800 deliveries with 24 corrections, and a page on how the figures were made up',
      'One page for Morwenna: what the chain of fingerprints shows, in words without mathematics',
    ],
    resources: [
      {
        title: 'NIST FIPS 180-4: Secure Hash Standard',
        address: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final',
      },
      { title: 'Python: hashlib', address: 'https://docs.python.org/3/library/hashlib.html' },
      {
        title: 'RFC 8785: JSON Canonicalization Scheme',
        address: 'https://www.rfc-editor.org/rfc/rfc8785',
      },
    ],
  },
  {
    id: 'blockchain-development-w02',
    week: 2,
    title: 'Three attacks that leave no broken link',
    description:
      'Morwenna likes the log so much that she has stopped reading the slips. Show Orchard Vale what it does not prevent. Attack your own chain in three ways that the checking program accepts: compute all later fingerprints again from the altered entry, give two growers two different logs, and record faithfully a weight that was false at the scales. Then find what helps against each. Let each grower hold a key pair and sign the delivery (Ed25519, from Python’s cryptography library); keep three copies on three folders that must agree, a first taste of consensus; say from when an entry counts as final. Against the thumb on the scales nothing helps but a second pair of eyes. Your mentor alters one entry in a way of their own. New builders test for accidents, but here the person who changes the log has your program too.',
    estimatedHours: 9,
    objectives: [
      'Carries out three attacks that the program of the first week accepts, each with a script',
      'Names for every attack what would have shown it, and what that costs the growers',
      'Verifies each signature against a grower’s key, and refuses a delivery signed twice',
      'States when three copies count as agreed, and what happens if one is silent',
      'Explains how the mentor’s alteration was found, or why it was not',
    ],
    deliverables: [
      'Three attacks as scripts with their output before and after the mending',
      'A second version of the log with signatures and three copies, and tests that fail without them',
      'One page on keys: who holds them, what a lost one costs, and what happens when Morwenna retires',
    ],
    resources: [
      {
        title: 'RFC 8032: Edwards-Curve Digital Signature Algorithm (EdDSA)',
        address: 'https://www.rfc-editor.org/rfc/rfc8032',
      },
      { title: 'pyca/cryptography documentation', address: 'https://cryptography.io/en/latest/' },
      {
        title: 'NISTIR 8202: Blockchain Technology Overview',
        address: 'https://csrc.nist.gov/pubs/ir/8202/final',
      },
    ],
  },
  {
    id: 'blockchain-development-w03',
    week: 3,
    title: 'A chain against a slip with two signatures',
    description:
      'On Sunday the growers of Orchard Vale vote. Compare four ways on one page: the notebook, a paper slip signed by both sides with a copy each, your log, and a public chain. To know the last, use one: install Foundry, write a first Solidity contract of some fifteen lines that stores the week’s newest fingerprint, and run it on Anvil, a chain on your own machine. Count what a week costs in gas, the unit of work that users of a chain pay for, and turn it into pounds on a cheap day and a dear one. A public chain would settle the quarrel about two versions and leave the scales exactly as they are; a grower’s name has no business on it. Comparisons are lost by pricing the rival in one line; the slip also needs a drawer, ink and somebody who files.',
    estimatedHours: 8,
    objectives: [
      'Anchors the fingerprint of a week in a contract and checks the log against it',
      'States the gas of one anchoring and its cost on a cheap and a dear day, with date and source',
      'Compares four ways by the same six questions, the three attacks among them',
      'Names no grower on any chain, and says why a fingerprint of a name is no disguise',
      'Recommends one way in the first line, and says what would change it',
    ],
    deliverables: [
      'A contract of about fifteen lines with tests, run on a local chain by one command',
      'One page for the growers: four ways, six questions, one recommendation, readable at a kitchen table',
      'A portfolio piece: log, attacks, contract and page, with half a page on what you would build for nobody',
    ],
    resources: [
      { title: 'Foundry documentation', address: 'https://getfoundry.sh/' },
      { title: 'Solidity documentation', address: 'https://docs.soliditylang.org/en/latest/' },
      { title: 'ethereum.org: Gas and fees', address: 'https://ethereum.org/developers/docs/gas/' },
      {
        title: 'ICO: Pseudonymisation',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/data-sharing/anonymisation/pseudonymisation/',
      },
    ],
  },
  {
    id: 'blockchain-development-w04',
    week: 4,
    title: 'What may never be written down',
    description:
      'Stonebridge Climbing Club has 640 members and five partner walls, which want to check a pass without ringing Beth, the secretary. Passes run out, get lost, and must not be sold. Two members are under 16. Before any code, decide with Beth (your mentor) what a chain may hold, for it forgets nothing: a number, a date of expiry, and a key made for this pass alone and used nowhere else. The ICO counts even an address as personal data once somebody can link it, and Beth’s list links all of them; so say how the link is cut when a member leaves, and give the two children another way. Then write twelve rules as sentences and the first as tests. The contract follows ERC-721, the standard for single tokens, on OpenZeppelin’s library. Whoever starts with the contract finds out about erasure when it is deployed.',
    estimatedHours: 9,
    objectives: [
      'States for each item of data where it lives, who can link it to a person, and how that ends',
      'Gives the two children a pass that leaves no trace in public, and no other trace of being children',
      'Writes twelve rules as sentences, each of which a test could contradict',
      'Issues passes that expire, with a test written before each function',
      'Refuses every caller but the issuer, shown by a test for each function',
    ],
    deliverables: [
      'A page of data decisions for Beth: item, place, who can link it, when it ends, what was rejected',
      'Twelve rules on one page, numbered, with the four marked that this week’s contract keeps',
      'A contract with unit tests that pass on a local chain, each named after its rule',
    ],
    resources: [
      { title: 'ERC-721: Non-Fungible Token Standard', address: 'https://eips.ethereum.org/EIPS/eip-721' },
      {
        title: 'OpenZeppelin Contracts 5.x documentation',
        address: 'https://docs.openzeppelin.com/contracts/5.x/',
      },
      {
        title: 'ICO: Pseudonymisation',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/data-sharing/anonymisation/pseudonymisation/',
      },
    ],
  },
  {
    id: 'blockchain-development-w05',
    week: 5,
    title: 'Lost on the bus, sold in the pub',
    description:
      'A pass from Stonebridge was found for sale at £40, and the walls want to know what your contract does about that. Add the remaining rules: a pass that cannot be moved (ERC-5192 shows other programs that it is locked), one that is withdrawn when lost, separate roles for issuing and withdrawing, and an event for each change, which anyone may read later. Then write the walls’ check as a small script: the wall shows a random number, the member signs it with the pass’s own key (Foundry’s cast stands for the telephone), and the script asks the chain whether that pass is valid. Ravi, who runs the busiest wall, has two bars of signal. Locking the token stops the sale of a token; it does not stop somebody from selling the telephone’s key, so tell Beth what is left and what a photograph at the desk would add.',
    estimatedHours: 10,
    objectives: [
      'Refuses every way of moving a pass that the standard offers, one test for each',
      'Withdraws a lost pass and issues another, so that the old one fails at once',
      'Separates issuing from withdrawing, and shows what one stolen key could do',
      'Checks a pass by a signed random number that cannot be used a second time',
      'Says what the wall does without a signal, and who carries that risk',
    ],
    deliverables: [
      'A contract that keeps all twelve rules, with at least 30 unit tests and the events documented',
      'A checking script for the walls with a page of steps, tried on valid, expired, withdrawn and borrowed passes',
      'Half a page on selling: what is prevented, what is not, and the cheapest remedy that needs no code',
    ],
    resources: [
      { title: 'ERC-5192: Minimal Soulbound NFTs', address: 'https://eips.ethereum.org/EIPS/eip-5192' },
      {
        title: 'OpenZeppelin Contracts 5.x documentation',
        address: 'https://docs.openzeppelin.com/contracts/5.x/',
      },
      { title: 'Solidity documentation', address: 'https://docs.soliditylang.org/en/latest/' },
    ],
  },
  {
    id: 'blockchain-development-w06',
    week: 6,
    title: 'Who pays for 640 signatures',
    description:
      'The treasurer of Stonebridge, Morag, has £300 a year for passes, and the brochure she was shown said "free". Measure what each operation costs in gas with Foundry’s report, put the contract on a public test network that ethereum.org lists as current, with test ether from a faucet there or, if they refuse you, from your mentor, and compare the receipts with the report. Then reckon a year: 640 renewals, thirty lost passes, a change of secretary. Make it cheaper in two places, each kept only if the tests pass and the reading does not suffer. Prices differ a hundredfold between networks, and between months on one; give Morag ranges with dates. A member should not need to own cryptocurrency to climb, so say who pays and how. Savings of this kind are found in the morning and paid for later, by whoever cannot read the code.',
    estimatedHours: 8,
    objectives: [
      'Lists the gas of each operation, from the report and from a receipt on the test network',
      'Turns a year of the club into pounds on two kinds of network, as ranges with date and source',
      'Shows two savings with gas before and after, and one that was rejected for being hard to read',
      'Deploys with a script and a key made for tests, which is kept out of the repository',
      'Names who pays for each operation, and what happens when the purse is empty',
    ],
    deliverables: [
      'A contract on a public test network with its source published, and the addresses of six receipts',
      'A table of operations with gas, pounds as a range and payer, and the year’s total for the club',
      'One page to Morag: whether £300 is enough, on what it depends, and what a database would have cost',
    ],
    resources: [
      {
        title: 'ethereum.org: Networks',
        address: 'https://ethereum.org/developers/docs/networks/',
      },
      { title: 'ethereum.org: Gas and fees', address: 'https://ethereum.org/developers/docs/gas/' },
      { title: 'Foundry documentation', address: 'https://getfoundry.sh/' },
    ],
  },
  {
    id: 'blockchain-development-w07',
    week: 7,
    title: 'Delete a line, and something must complain',
    description:
      'On Thursday your mentor deletes one line of the Stonebridge contract and expects a test to fail. Thirty unit tests check thirty cases that you thought of; now let the machine think of some. A fuzz test throws thousands of random inputs at one function; an invariant is a sentence that must hold after any sequence of calls, such as "a withdrawn pass never becomes valid again". Write one of the first and two of the second in Foundry, with a handler that plays members, walls and a careless secretary, and let at least one fail honestly: plant nothing, look at renewing a pass on the second it expires. Mend the code, keep the failing sequence as a test. Fifty random calls in which everything is refused prove nothing, so count how many succeed. Then delete ten lines yourself before the call, since your mentor will find the eleventh.',
    estimatedHours: 10,
    objectives: [
      'States two invariants as sentences that Beth can read, before the code for them',
      'Shows an invariant failing, the sequence that broke it, and the mended line',
      'Reports how many random calls succeeded, and raises that share until it means something',
      'Deletes ten lines one at a time and names the test that failed for each',
      'Adds a test wherever a deleted line passed unnoticed, the mentor’s included',
    ],
    deliverables: [
      'A test suite with units, a fuzz test and two invariants, which runs in under five minutes from one command',
      'A table of eleven deleted lines: line, what it protects, which test noticed, what was added',
      'A page of design decisions with the cost of each operation, who pays, and what cannot be mended after release',
      'A portfolio piece: contract on the test network, tests, table and page, with the worst thing that is still possible',
    ],
    resources: [
      { title: 'Foundry documentation: Forge', address: 'https://getfoundry.sh/forge/' },
      {
        title: 'Trail of Bits: Building Secure Contracts',
        address: 'https://secure-contracts.com/',
      },
      { title: 'Solidity documentation', address: 'https://docs.soliditylang.org/en/latest/' },
    ],
  },
  {
    id: 'blockchain-development-w08',
    week: 8,
    title: 'Point to the money',
    description:
      'Cadenza Exchange lets musicians sell each other instruments, and last spring a cello worth £9,000 travelled to an empty flat. Its founder, Anselm, wants money held until both sides agree, with a referee, Mrs Dubois, for the rest. Draw before you write: every state of a deal, who may leave it and how, what happens if nobody does anything for ten days, and in each state where the money is. Anselm wants sellers paid quickly, buyers want time to play the thing, and Mrs Dubois will not decide on Sundays. Then write the contract, with tests from the diagram. It runs with test ether only: holding other people’s money or cryptoassets is the FCA’s business, and its new regime for cryptoassets, in force from October 2027, has taken applications since September 2026. Diagrams of happy deals fit on a napkin, so spend your ink on silence.',
    estimatedHours: 9,
    objectives: [
      'Gives every state a way out that one party alone can take in the end, with its waiting time',
      'Shows at each state where the money is and who could move it',
      'Derives each test from one arrow of the diagram, none left without',
      'Limits the referee to dividing this deal’s money between these two people',
      'Separates what the code decides from what a court or regulator might see otherwise',
    ],
    deliverables: [
      'A state diagram on one page with waiting times on the arrows, and the same as a numbered list for those who cannot see it',
      'An escrow contract with unit tests, one named after every arrow',
      'One page for Anselm: three things that the contract cannot know, and four questions for a lawyer before real money',
    ],
    resources: [
      {
        title: 'FCA: A new regime for cryptoasset regulation',
        address: 'https://www.fca.org.uk/firms/new-regime-cryptoasset-regulation',
      },
      { title: 'Solidity documentation', address: 'https://docs.soliditylang.org/en/latest/' },
      {
        title: 'OpenZeppelin Contracts 5.x documentation',
        address: 'https://docs.openzeppelin.com/contracts/5.x/',
      },
    ],
  },
  {
    id: 'blockchain-development-w09',
    week: 9,
    title: 'Paid twice for one violin',
    description:
      'Anselm has shown the contract to a nephew, who asks what happens if the seller is not a person but a program. Answer by attacking Cadenza’s escrow, on your own chain. Write a seller that calls back while it is being paid (reentrancy: the second payment goes out before the books know of the first), a buyer that refuses every refund and so blocks the deal, a referee who decides twice, someone who sends money uninvited, and a fifth of your own. For each, a test that steals or jams, then the mended line, then the test that guards it. Let people fetch what is theirs rather than sending it. Add two invariants: the contract holds at least what it owes, and no deal lacks a way out. Developers add the library’s guard and feel safe; it closes the functions it is written on and knows nothing of the rest.',
    estimatedHours: 11,
    objectives: [
      'Proves five attacks by tests that succeed against last week’s contract',
      'Mends each in as few lines as possible and keeps the attack as a test',
      'Holds under both invariants for sequences in which most calls succeed',
      'Lets every party fetch their money without anybody else’s help',
      'Keeps its promises at the edge of a time limit, one second before and one after',
    ],
    deliverables: [
      'A contract of the second version with five attacks, their mending and two invariants in the repository',
      'A table of attacks on one page: who, how, what was lost, which line stops it, which test says so',
      'The state diagram in its second version, with the arrows that the attacks had added',
    ],
    resources: [
      {
        title: 'Solidity: Security considerations',
        address: 'https://docs.soliditylang.org/en/latest/security-considerations.html',
      },
      { title: 'OWASP Smart Contract Top 10', address: 'https://scs.owasp.org/sctop10/' },
      { title: 'Foundry documentation: Forge', address: 'https://getfoundry.sh/forge/' },
    ],
  },
  {
    id: 'blockchain-development-w10',
    week: 10,
    title: 'You are about to let go of £9,000',
    description:
      'A buyer of Cadenza sees a wallet (the program that keeps keys, such as MetaMask) asking to sign "0x37bdc99b", and presses yes, because yes is blue. Build the page that stands before that: it says in words what will be signed, to whom the money goes, until when it can be called back and what it costs, and then shows that the wallet says the same. An assistant may draft plain HTML and TypeScript with viem, a library that talks to the chain; where a message is signed rather than sent, use EIP-712, which gives it readable fields. All of it by keyboard, at double size, without relying on colour. Your mentor buys a cello and closes the laptop between signing and confirmation; on return the page has to say where the money is. Most pages know success and error; people panic in the third state, when nobody knows yet.',
    estimatedHours: 12,
    objectives: [
      'Says in one sentence before each signature what is given, to whom, and until when it can be undone',
      'Works from first page to last by keyboard, at 200 per cent, and with a screen reader for the main path',
      'Restores the true state of a deal after the laptop was closed, from the chain alone',
      'Refuses the wrong network, and an address that differs from the one agreed, in words that say what to do',
      'Shows nothing as done before the number of confirmations that you chose and explain',
    ],
    deliverables: [
      'A web page for buyer, seller and referee against your test network, with a way to try it that takes five minutes',
      'A record of six interruptions: moment, what the page said on return, where the money was',
      'A page of wording: each sentence before a signature beside the data that is signed',
    ],
    resources: [
      { title: 'viem documentation', address: 'https://viem.sh/' },
      {
        title: 'EIP-712: Typed structured data hashing and signing',
        address: 'https://eips.ethereum.org/EIPS/eip-712',
      },
      {
        title: 'EIP-1193: Ethereum Provider JavaScript API',
        address: 'https://eips.ethereum.org/EIPS/eip-1193',
      },
      { title: 'W3C: Web Content Accessibility Guidelines 2.2', address: 'https://www.w3.org/TR/WCAG22/' },
    ],
  },
  {
    id: 'blockchain-development-w11',
    week: 11,
    title: 'Five people and a pretend cello',
    description:
      'Before Anselm announces anything, five people shall buy and sell a pretend cello at Cadenza, with wallets and test ether that you prepare; none of them may be a developer, one should use a keyboard only or a screen reader. Give each the same three tasks, one of them a quarrel, and say nothing while they try. Write down what they believed at every signature, then ask who could take the money at that moment. Build them a history of the deal from the contract’s events, because four in five will ask what has happened so far. You promised them that nothing is recorded but their words; a screen recording needs a yes beforehand. What did three of them misunderstand? Change that, and test the change with one more person. The temptation is to explain, and each explanation hides a sentence that ought to be on the page.',
    estimatedHours: 10,
    objectives: [
      'Observes five people at the same three tasks, with consent noted and no names kept',
      'Quotes what each believed at the moment of signing, beside what was true',
      'Ranks misunderstandings by what they would have cost with real money',
      'Shows the history of a deal from the contract’s events, the same after a reload',
      'Tests the changed wording with a sixth person and reports the result as it is',
    ],
    deliverables: [
      'A test report of two pages: tasks, what five people did, the three things that they misunderstood, what changed',
      'A history view built from events, with a test that compares it with the state of the contract',
      'A portfolio piece: diagram, contract, attacks, page and report, with the reason not to use it with real money yet',
    ],
    resources: [
      {
        title: 'GOV.UK Service Manual: Using moderated usability testing',
        address: 'https://www.gov.uk/service-manual/user-research/using-moderated-usability-testing',
      },
      {
        title: 'GOV.UK Service Manual: Getting informed consent for user research',
        address: 'https://www.gov.uk/service-manual/user-research/getting-users-consent-for-research',
      },
      { title: 'viem documentation', address: 'https://viem.sh/' },
    ],
  },
  {
    id: 'blockchain-development-w12',
    week: 12,
    title: 'Three hundred and eighty lines, "audited"',
    description:
      'Larch Valley Credit Union has bought 380 lines of Solidity for its members’ voting. The supplier says that they are audited; the paper turns out to be a scanner’s output for an earlier version. The meeting is in six weeks. Make the delivery first: have an assistant extend the ballot example of the Solidity documentation to about 380 lines (register of voters, delegation, delay, several questions) and plant seven weaknesses from OWASP’s lists, with a sealed list that you do not read. Then audit in order: what the contract promises, who may do what, what would hurt most, and only then line by line, with Slither, a free analyser, as a second reader. The secretary, Mr Pettifer, asks what could change a result. Auditors hurry to the clever line, though the vote is usually lost where someone forgot to ask who is calling.',
    estimatedHours: 10,
    objectives: [
      'States in a page what the contract promises, and where the supplier’s text promises more',
      'Lists for every function who may call it, when, and what they could gain',
      'Records at least fifteen suspicions with line and reason before any of them is tested',
      'Sorts Slither’s findings into true, false and beside the point, with a reason for each',
      'Covers all 380 lines, shown by a mark against each function and the date',
    ],
    deliverables: [
      'A delivery as it was received, frozen by its fingerprint, with the sealed list and the instruction that made it',
      'Audit notes: promises, callers, fifteen or more suspicions with their line, open questions to the supplier',
      'Half a page for Mr Pettifer on what "audited" meant in the supplier’s paper, and what it did not',
    ],
    resources: [
      { title: 'Slither: static analyser for Solidity', address: 'https://github.com/crytic/slither' },
      {
        title: 'Solidity by example: Voting',
        address: 'https://docs.soliditylang.org/en/latest/solidity-by-example.html',
      },
      {
        title: 'EEA EthTrust Security Levels Specification',
        address: 'https://entethalliance.org/specs/ethtrust-sl/',
      },
      { title: 'OWASP Smart Contract Top 10', address: 'https://scs.owasp.org/sctop10/' },
    ],
  },
  {
    id: 'blockchain-development-w13',
    week: 13,
    title: 'A finding is a test that fails',
    description:
      'The supplier has answered your questions for Larch Valley with one line, "working as intended", so the findings must speak for themselves. Turn each suspicion into a Foundry test that either does the damage or shows that it cannot be done. Give the real ones a severity by two questions, how much of the vote it changes and how easily, and mend them in a version of your own, every change as small as it can be. Then write the report, in which the board reads one page and the supplier the rest. Only now open the sealed list, and print beside your findings what you missed and what you found that nobody had planted. Six members of the board will skip to the table, where a long list of trifles buries the line that loses the vote; put the worst finding first and alone.',
    estimatedHours: 11,
    objectives: [
      'Proves each finding by a test that passes on the delivery and fails once it is mended, or the reverse, stated',
      'Grades severity by effect on the result and ease, with the same two questions for all',
      'Mends every finding above the lowest grade, one commit each',
      'Reports suspicions that came to nothing, with the test that cleared them',
      'Compares the findings with the sealed list and counts found, missed and unplanned',
    ],
    deliverables: [
      'An audit report of six to eight pages: one page for the board, findings with severity, proof and mending, limits of the audit',
      'A mended version of the contract with all proofs as tests, in one repository',
      'A page that sets your findings beside the sealed list, and says how you would look differently next time',
    ],
    resources: [
      { title: 'OWASP Smart Contract Top 10', address: 'https://scs.owasp.org/sctop10/' },
      { title: 'Foundry documentation: Forge', address: 'https://getfoundry.sh/forge/' },
      {
        title: 'Trail of Bits: Building Secure Contracts',
        address: 'https://secure-contracts.com/',
      },
    ],
  },
  {
    id: 'blockchain-development-w14',
    week: 14,
    title: 'A counted paper vote would do',
    description:
      'The board of Larch Valley has ten minutes, six members, and a contract that is paid for. Mr Pettifer thinks that paper would do and has not dared to say it. At the last meeting 212 of 3,400 members voted; three in ten have no smartphone; on a public chain anyone may see how an address voted, and a voter who can prove a vote can sell it. Compare chain, database and paper by four measures: secrecy, checking, cost and access, your mended contract standing for the first. Read the union’s own rules (two pages that you invent) on how a vote must be held. Then recommend, in sentences that need no glossary, with the audit’s worst finding first. Your mentor chairs and knows nothing of chains. It is tempting to rescue fourteen weeks of learning; the board needs to hear what you would do with its money.',
    estimatedHours: 9,
    objectives: [
      'Opens with the finding that matters most, in words that the chair can repeat',
      'Compares chain, database and paper on the same four measures, with a source or a test for each entry',
      'Counts who would be shut out by each way, and what would let them in',
      'Recommends one way, its cost for this meeting and the next five, and what would change it',
      'Uses no word that would need a glossary, tested on somebody who owns none',
    ],
    deliverables: [
      'A comparison on one page: three ways, four measures, numbers where there are any and doubt where there are not',
      'A ten-minute recommendation of at most six slides that also works read aloud, worst finding first',
      'A page of answers to the seven questions that the board is likeliest to ask, the supplier’s among them',
      'A portfolio page that links the four projects, and says of each whether a chain was needed',
    ],
    resources: [
      {
        title: 'National Academies: Securing the Vote',
        address: 'https://nap.nationalacademies.org/catalog/25120',
      },
      {
        title: 'Credit Unions Act 1979',
        address: 'https://www.legislation.gov.uk/ukpga/1979/34/contents',
      },
      {
        title: 'NISTIR 8202: Blockchain Technology Overview',
        address: 'https://csrc.nist.gov/pubs/ir/8202/final',
      },
      {
        title: 'W3C: How to Make Your Presentations Accessible to All',
        address: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
      },
    ],
  },
] as const satisfies EworkTasks<'blockchain-development'>;
