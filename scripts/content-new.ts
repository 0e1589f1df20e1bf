/** npm run content:new -- blog "A title": makes a folder with a draft in it, and says what to do next. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draftOf, folderName, textKinds, type TextKind } from './content-drafts.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [kind, ...rest] = process.argv.slice(2);
const title = rest.join(' ').trim();
const name = folderName(title);
const isKind = (word: string | undefined): word is TextKind => textKinds.some((known) => known === word);

if (!isKind(kind) || name === '') {
  stop(`npm run content:new -- ${textKinds.join('|')} "A title"`);
} else {
  const folder = `content/${kind}/${name}`;
  if (existsSync(join(root, folder)))
    stop(`${folder} is there already. Choose another title, or write on there.`);
  else {
    // The day in Britain, where the date will be read.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'index.md'), draftOf(kind, title, today));
    process.stdout.write(
      [
        `${folder}/index.md is there, dated ${today}.`,
        `Write, and look at it with npm run dev under /${kind}/${name}.`,
        kind === 'blog'
          ? 'Only npm run dev shows it until you remove the line "draft: true".'
          : 'A story has no drafts: keep it out of a commit until it is ready.',
        'Then run npm run content:check.',
        '',
      ].join('\n'),
    );
  }
}

function stop(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
