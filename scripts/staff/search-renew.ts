// npm run search:renew [-- --all]: makes what the desk finds enquiries by, for those that have none. Doing it twice does no harm.
import { renewSearch } from '../../netlify/services/desk/renew-search.ts';
import { Refusal, runStaffCommand } from './command.ts';

const words = process.argv.slice(2);

await runStaffCommand('search-renew', async (deps) => {
  if (words.some((word) => word !== '--all'))
    throw new Refusal(
      'Say npm run search:renew, or npm run search:renew -- --all when the rule has changed.',
    );
  const { renewed } = await renewSearch({ isAll: words.includes('--all') }, deps);
  return `${renewed} enquiries can be found now.`;
});
