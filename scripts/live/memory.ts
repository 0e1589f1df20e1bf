/** What the processes of a tree hold in memory, and whether that grows. */
import { execFileSync } from 'node:child_process';

export interface ProcessMemory {
  name: string;
  /** Resident, in MB. */
  megabytes: number;
}

/** What a process of ours is called in a report, by what its command line says. */
const names: readonly [RegExp, string][] = [
  [/scripts\/stack\/function-server\.ts/, 'functions'],
  [/scripts\/(with-content|start)\.ts/, 'database and mailbox'],
  [/leash\.mjs/, 'leashes'],
  [/netlify(-cli)?\b.*\bdev\b/, 'pages (netlify dev)'],
  [/\bpostgres\b/, 'PostgreSQL'],
  [/scripts\/run\.mjs|\bnpm\b|^sh /, 'npm and launcher'],
];

/** The children of a process, theirs, and so on, by name; those of one name are added up. */
export function memoryBelow(parent: number): ProcessMemory[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8', maxBuffer: 1 << 25 })
    .split('\n')
    .flatMap((line) => {
      const [, pid, ppid, kilobytes, args = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), ppid: Number(ppid), kilobytes: Number(kilobytes), args }] : [];
    });
  const sums = new Map<string, number>();
  const walk = (above: number) => {
    for (const row of rows.filter(({ ppid, args }) => ppid === above && !args.startsWith('ps '))) {
      const name = names.find(([pattern]) => pattern.test(row.args))?.[1] ?? 'other';
      sums.set(name, (sums.get(name) ?? 0) + row.kilobytes / 1024);
      walk(row.pid);
    }
  };
  walk(parent);
  return [...sums]
    .map(([name, megabytes]) => ({ name, megabytes }))
    .sort((a, b) => b.megabytes - a.megabytes);
}

/** Theil and Sen's slope: the middle of the slopes between any two points. A few odd points do not move it. */
export function robustSlope(points: readonly { at: number; value: number }[]): number {
  const slopes: number[] = [];
  for (const [i, one] of points.entries())
    for (const other of points.slice(i + 1))
      if (other.at !== one.at) slopes.push((other.value - one.value) / (other.at - one.at));
  slopes.sort((a, b) => a - b);
  const middle = slopes.length >> 1;
  const [below = NaN, above = NaN] = [slopes[middle - 1] ?? slopes[0], slopes[middle]];
  return slopes.length % 2 ? above : (below + above) / 2;
}
