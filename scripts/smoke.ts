// npm run smoke -- https://…: whether a running site does what visitors and learners need of it. Harmless on a live site
// (docs/proof.md). SMOKE_EMAIL and SMOKE_PASSWORD name a test account; on this machine it is the demo learner.
import { printLine } from './live/print-line.ts';
import { smoke } from './live/smoke.ts';
import { demoPeople } from './stack/demo-people.ts';
import { faint, red, say, strong } from './stack/progress.ts';
import { isOnThisMachine, readLocalSettings } from './stack/settings.ts';

const given = process.argv[2] ?? readLocalSettings().settings.SITE_URL;
if (!/^https?:\/\/[^/]+\/?$/.test(given)) {
  say(red('Say which site: npm run smoke -- https://kestrelrow.example, with nothing behind it.'));
  process.exit(2);
}
const siteUrl = given.replace(/\/$/, '');
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
const own = email && password ? { email, password } : undefined;
const account = own ?? (isOnThisMachine(siteUrl) ? demoPeople.learner : undefined);

say(strong(`\n${siteUrl}`));
const counts = await smoke({
  siteUrl,
  account: account && { email: account.email, password: account.password },
  report: printLine,
});
say(`\n${counts.passed} passed, ${counts.failed} failed, ${counts['not tried']} not tried`);
say(
  faint(
    'No program can try here, a person does (docs/deploying.md): that a mail arrives and is believed, a code by mail, an answer at the desk, an award.',
  ),
);
process.exit(counts.failed > 0 ? 1 : 0);
