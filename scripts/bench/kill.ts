import { startFunctionParts } from '../../tests/support/function-parts.ts';
import { killAtRandom } from '../live/kills.ts';
import { say } from '../stack/progress.ts';

/** BENCH_KILLS gives another number. */
const kills = Number(process.env['BENCH_KILLS'] ?? 100);

/** kill -9 of the functions in the middle of enquiries, ticks, hand-ins and awards, on a real PostgreSQL. */
export async function bench(): Promise<void> {
  const parts = await startFunctionParts({ driver: 'postgres' });
  try {
    const { sent, cut, lost, doubled, wrongMails, repeatedMails } = await killAtRandom(parts, {
      kills,
      onKill: (done) => done % 10 === 0 && say(`  ${done} of ${kills}`),
    });
    say(`${kills} kills: ${sent} calls, ${cut} of them left without an answer and sent again`);
    say(`  lost ${lost}, doubled ${doubled}, wrong mails ${wrongMails}`);
    say(`  mails sent again under their own Message-ID: ${repeatedMails}`);
    if (lost + doubled + wrongMails > 0) throw new Error('Something was lost or doubled.');
  } finally {
    await parts.stop();
  }
}
