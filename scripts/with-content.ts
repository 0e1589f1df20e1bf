// node scripts/with-content.ts <script> [...arguments]: runs it once there is what content/ makes for functions and scripts. They
// import that as JSON, which a fresh checkout does not have and an older one has out of date.
import { pathToFileURL } from 'node:url';
import { writeFunctionContent } from './content/function-content.ts';

const [node = '', , script = '', ...given] = process.argv;
process.argv = [node, script, ...given];

let refusal: unknown;
try {
  writeFunctionContent();
} catch (error) {
  // What an editor must mend. A script that does without, such as the one that lists all of it, still runs.
  refusal = error;
}

try {
  await import(pathToFileURL(script).href);
} catch (error) {
  if (refusal === undefined || (error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(refusal instanceof Error ? refusal.message : refusal);
  process.exit(1);
}
