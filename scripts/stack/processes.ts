import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

/** A command that runs in its own process group until stopped. */
export interface Running {
  /** The last lines that it printed, for a failure's message. */
  tail(lines?: number): string;
  /** Resolves when it ended by itself or was stopped. */
  ended: Promise<void>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Runs the command as this user; only root can. */
  uid?: number | undefined;
  /** It gets only the time that nothing else wants. */
  patient?: boolean;
  /** Everything it prints is also written here. */
  logFile?: string;
  onLine?: (line: string) => void;
}

const keptLines = 400;

/** Starts a long-running command on a leash (see leash.mjs): its whole group ends with it, or with us. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Running {
  const child = spawnLeashed(command, args, options);
  const lines = collectLines(child, options);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    tail: (count = 40) => lines.slice(-count).join('\n'),
    ended,
    isRunning,
    async stop() {
      if (isRunning()) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a command to its end and gives its exit code and everything it printed. Aborting ends its whole group. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  options: RunOptions & { signal?: AbortSignal } = {},
): Promise<{ code: number; output: string }> {
  const child = spawnLeashed(command, args, options);
  const output: string[] = [];
  collectLines(child, { ...options, onLine: (line) => (output.push(line), options.onLine?.(line)) });
  const abort = () => child.kill('SIGTERM');
  options.signal?.addEventListener('abort', abort, { once: true });
  const code = await new Promise<number>((resolve) => child.once('close', (exit) => resolve(exit ?? 1)));
  options.signal?.removeEventListener('abort', abort);
  return { code: options.signal?.aborted ? 130 : code, output: output.join('\n') };
}

function spawnLeashed(command: string, args: readonly string[], options: RunOptions): ChildProcess {
  return spawn(process.execPath, [join(root, 'scripts/stack/leash.mjs'), command, ...args], {
    cwd: options.cwd ?? root,
    env: {
      ...(options.env ?? process.env),
      ...(options.uid === undefined ? {} : { LEASH_UID: String(options.uid) }),
      ...(options.patient ? { LEASH_PATIENT: '1' } : {}),
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function collectLines(child: ChildProcess, options: RunOptions): string[] {
  const lines: string[] = [];
  if (options.logFile) mkdirSync(dirname(options.logFile), { recursive: true });
  const log = options.logFile ? createWriteStream(options.logFile) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    const take = (line: string) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      log?.write(`${line}\n`);
      options.onLine?.(line);
    };
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk: string) => {
      const parts = (rest + chunk).split(/\r?\n/);
      rest = parts.pop() ?? '';
      parts.forEach(take);
    });
    stream?.on('end', () => rest && take(rest));
  }
  child.once('close', () => log?.end());
  return lines;
}

/**
 * Calls `stop` once on Ctrl+C, SIGTERM, a closed terminal, or when the process that started this one is gone;
 * a second Ctrl+C gives up waiting. `exitCode` is the code of a person's own wish to stop.
 */
export function onStop(stop: () => Promise<void>, exitCode: number): void {
  let stopping = false;
  const begin = (signal?: NodeJS.Signals) => {
    if (stopping) {
      if (signal === 'SIGINT') process.exit(130);
      return;
    }
    stopping = true;
    void stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
  // The bare launcher is gone, even if it was killed: its channel closes.
  if (process.channel) process.on('disconnect', () => begin());
}
