/** The data of Blockchain Development. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

const day = 24 * 60 * 60 * 1000;
const instant = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;

// Orchard Vale: four weeks of 200 deliveries, with six corrections a week ------------------------------------------------

export interface Delivery {
  number: number;
  time: string;
  grower: string;
  fruit: string;
  grams: number;
  /** The number that is corrected, or empty. */
  corrects: number | '';
  by: string;
  why: string;
}

export function orchardDeliveries(): Delivery[] {
  const chance = chanceOf(800);
  const first = Date.UTC(2026, 8, 7);
  const rows: Omit<Delivery, 'number'>[] = [];
  for (let week = 0; week < 4; week++) {
    const start = rows.length;
    for (let count = 0; count < 200; count++)
      rows.push({
        time: instant(
          first + (week * 7 + Math.floor(count / 34)) * day + (8 * 60 + (count % 34) * 15) * 60_000,
        ),
        grower: `G${String(chance.whole(1, 30)).padStart(2, '0')}`,
        fruit: chance.pick(['Bramley', 'Cox', 'Discovery', 'Conference', 'Victoria']),
        grams: chance.whole(80, 640) * 1000 + chance.pick([0, 250, 500, 750]),
        corrects: '',
        by: 'scales',
        why: '',
      });
    for (let count = 0; count < 6; count++) {
      const at = start + 20 + count * 30;
      const row = rows[at];
      if (!row) continue;
      // The last correction of each week is the grower's own, without a witness and always upwards.
      const isOwn = count === 5;
      rows.push({
        ...row,
        time: instant(Date.parse(row.time) + 3 * 60 * 60_000),
        grams: row.grams + (isOwn ? 40_000 : chance.pick([-25_000, -12_500, 12_500])),
        corrects: at + 1,
        by: isOwn ? row.grower : 'Morwenna and a second pair of eyes',
        why: isOwn ? 'as I remember it' : 'crates counted again',
      });
    }
  }
  return rows.map((row, index) => ({ number: index + 1, ...row }));
}

// Stonebridge: Beth's list ------------------------------------------------------------------------------------------------

export function stonebridgeMembers(): (string | number)[][] {
  const chance = chanceOf(640);
  return Array.from({ length: 640 }, (_, index) => {
    const isChild = index === 211 || index === 467;
    const born = isChild ? 2012 : chance.whole(1948, 2008);
    const paidUntil = chance.next() < 0.06 ? '2026-09-30' : '2027-03-31';
    const lost = chance.next() < 0.047 ? chance.whole(1, 2) : 0;
    return [
      `M${String(index + 1).padStart(3, '0')}`,
      born,
      paidUntil,
      chance.pick(['Ravi', 'Depot', 'Quay', 'Mill', 'Ridge']),
      lost,
    ];
  });
}

// Cadenza: sixty deals as they went ----------------------------------------------------------------------------------------

export function cadenzaDeals(): (string | number)[][] {
  const chance = chanceOf(9000);
  return Array.from({ length: 60 }, (_, index) => {
    const end =
      index === 41
        ? 'sent to an empty flat'
        : index % 7 === 3
          ? 'buyer silent'
          : index % 11 === 5
            ? 'seller silent'
            : index % 9 === 8
              ? 'quarrel'
              : 'both agreed';
    const pounds = index === 41 ? 9000 : chance.whole(4, 80) * 50;
    const days = end === 'both agreed' ? chance.whole(2, 9) : chance.whole(14, 70);
    const instrument = chance.pick(['violin', 'cello', 'flute', 'horn', 'bow']);
    return [`D${String(index + 1).padStart(2, '0')}`, index === 41 ? 'cello' : instrument, pounds, days, end];
  });
}

// Larch Valley: the supplier's paper and the union's rules -----------------------------------------------------------------

const supplierPaper = `MemberVote 1.4: security and audit
1. Each member has one vote, which may be delegated to another member.
2. Only registered members can vote.
3. Votes are secret. Nobody can find out how a member voted.
4. The result is final as soon as voting closes. Voting dates cannot be changed once voting has begun.
5. Only the secretary can register members.
6. The contract has been fully audited. See the attached output.
Attachment: analysis of MemberVote.sol, version 1.2, 311 lines, 0 high, 2 medium (accepted), 14 informational.
Run on 3 February. No manual review was ordered.
`;
const unionRules = `Larch Valley Credit Union: rules on voting at general meetings (extract)
12. Each member of 16 or over has one vote, whatever the shares held. Members under 16 have none.
13. A member may appoint one other member as proxy in writing, and may withdraw this until the meeting opens.
14. Elections and resolutions to change the rules are decided by secret ballot.
15. Members who cannot attend may vote by post. Papers are sent 14 clear days before.
16. Two scrutineers who are not candidates count the papers and sign the result.
17. A recount is held if ten members present ask for it.
18. Papers are kept sealed for three months and then destroyed.
`;

export function blockchainDevelopmentFiles(): Readonly<Record<string, string>> {
  return {
    'orchard-deliveries.csv': csv(
      ['number', 'time', 'grower', 'fruit', 'grams', 'corrects', 'by', 'why'],
      orchardDeliveries().map((row) => [
        row.number,
        row.time,
        row.grower,
        row.fruit,
        row.grams,
        row.corrects,
        row.by,
        row.why,
      ]),
    ),
    'stonebridge-members.csv': csv(
      ['member', 'born', 'paid_until', 'wall', 'passes_lost'],
      stonebridgeMembers(),
    ),
    'cadenza-deals.csv': csv(['deal', 'instrument', 'pounds', 'days', 'end'], cadenzaDeals()),
    'larch-supplier-paper.txt': supplierPaper,
    'larch-rules.txt': unionRules,
  };
}
