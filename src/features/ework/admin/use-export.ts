import { useState } from 'react';
import { exportEworkStudents } from '#shared/contracts/ework-admin.ts';
import type { EworkStanding } from '#shared/contracts/ework-shapes.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { toCsv } from '#shared/rules/csv.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { adminWords } from '../messages.ts';
import { useAdminCall } from './admin-calls.ts';
import { standingWords as words } from './standing-words.ts';
import type { ListAsked } from './use-students.ts';

const heading = [
  'First name',
  'Last name',
  'Email',
  'Course',
  'Access',
  'Week now',
  'Weeks completed',
  'Weeks',
  'Per cent',
  'Behind',
  'Quiet',
  'With a mentor',
  'Waiting since',
  'Last activity',
];
const yesNo = (is: boolean) => (is ? 'yes' : 'no');

const toRow = (one: EworkStanding): (string | number)[] => [
  one.firstName,
  one.lastName,
  one.email,
  one.assignment?.course.title ?? '',
  one.access === 'ended' ? adminWords.accessEnded : 'open',
  one.dueWeek ?? '',
  one.completedTasks,
  one.totalTasks,
  one.progress,
  yesNo(one.isBehind),
  yesNo(one.isQuiet),
  one.waiting,
  one.waitingSince ?? '',
  one.lastActivityAt ?? '',
];

/** Reads page after page of what the list shows, and hands it over as one file: all of it, or none. */
export function useExport(asked: ListAsked) {
  const [said, setSaid] = useState({ words: '', isBad: false });
  const page = useAdminCall(exportEworkStudents);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const rows: (string | number)[][] = [heading];
      let cursor: string | null = null;
      do {
        const answer: Awaited<ReturnType<typeof page.mutateAsync>> = await page.mutateAsync({
          ...asked,
          ...(cursor === null ? {} : { cursor }),
        });
        rows.push(...answer.students.map(toRow));
        cursor = answer.nextCursor;
        setSaid({ words: words.exporting(rows.length - 1, answer.total), isBad: false });
      } while (cursor !== null);
      saveFile(words.fileName('students', toLondonDay(new Date())), toCsv(rows), 'text/csv;charset=utf-8');
      setSaid({ words: words.exported(rows.length - 1), isBad: false });
    } catch {
      setSaid({ words: words.exportFailed, isBad: true });
    } finally {
      setBusy(false);
    }
  };
  return { ...said, isBusy, run: () => void run() };
}
