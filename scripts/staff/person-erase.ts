import { join } from 'node:path';
import { realDeps } from '../../netlify/platform/deps.ts';
import { erasePerson } from '../../netlify/services/erase-person.ts';
import { canonicalAddress } from '../../src/shared/rules/email.ts';
import { startBlobs } from '../stack/blobs.ts';
import { root } from '../stack/paths.ts';
import { isOnThisMachine, readLocalSettings } from '../stack/settings.ts';

/**
 * `npm run person:erase -- <email>` erases one person everywhere: enquiries, their versions, mails, the newsletter, and what still waits to
 * be stored. Uses the settings of .env and the environment, so the same command works on the hosted site when
 * SUPABASE_URL and SUPABASE_SECRET_KEY name it and NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN open its store.
 */
async function main(): Promise<number> {
  const email = canonicalAddress(process.argv[2] ?? '');
  if (email === null) {
    console.error('Say whose data to erase: npm run person:erase -- name@example.com');
    return 2;
  }
  const { environment } = readLocalSettings();
  Object.assign(process.env, environment);

  const store = await openStore(isOnThisMachine(process.env['SUPABASE_URL']));
  try {
    const erased = await erasePerson(email, realDeps(undefined, 'person-erase'));
    console.log(
      `Erased: ${Object.entries(erased)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}.`,
    );
    return 0;
  } finally {
    await store.close();
  }
}

async function openStore(local: boolean): Promise<{ close: () => Promise<void> }> {
  if (local) {
    // Where `npm start` keeps its stores; a second server on it sees the same entries.
    const blobs = await startBlobs({
      dir: process.env['BLOBS_DIR'] ?? join(root, '.netlify', 'blobs-serve'),
    });
    process.env['NETLIFY_BLOBS_CONTEXT'] = blobs.context;
    return { close: () => blobs.stop() };
  }
  const siteID = process.env['NETLIFY_SITE_ID'];
  const token = process.env['NETLIFY_AUTH_TOKEN'];
  if (!siteID || !token)
    throw new Error(
      'Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, so that what still waits in the store is erased too.',
    );
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify({ siteID, token })).toString('base64');
  return { close: () => Promise.resolve() };
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
