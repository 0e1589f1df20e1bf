// npm run bench: figures of this machine, for comparing two states of the code on one machine, never as promises.
// Each bench is a file in scripts/bench that exports `bench`; `npm run bench -- pages` runs one.
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './stack/paths.ts';
import { FailedStart, red, say, strong } from './stack/progress.ts';

const folder = join(root, 'scripts/bench');
const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!existsSync(join(folder, `${name}.ts`))) {
    say(red(`There is no bench ${name} in scripts/bench.`));
    process.exit(2);
  }
}
say(`Node ${process.version}, ${cpus().length} cores, ${process.platform} ${process.arch}`);
let failed = false;
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  const name = file.replace(/\.ts$/, '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const module = (await import(join(folder, file))) as { bench?: () => Promise<void> };
  // What a bench uses is beside it and exports none.
  if (!module.bench) continue;
  say(strong(`\n${name}`));
  try {
    await module.bench();
  } catch (error) {
    failed = true;
    say(
      red(
        error instanceof FailedStart
          ? error.message
          : error instanceof Error
            ? (error.stack ?? error.message)
            : String(error),
      ),
    );
  }
}
process.exit(failed ? 1 : 0);
