// Runs one command in a process group of its own and ends the whole group when told, when the command ends, or when the
// process that asked is gone, even if that was killed: the channel to it closes. Usage: node leash.mjs <command> [...arguments]
// Netlify's and Astro's servers start children of their own, which a signal to the first process leaves running.
// LEASH_UID runs the command under another user (PostgreSQL refuses to run as root); LEASH_PATIENT gives it only the time that
// nothing else wants.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const patience = 4000;
const [command, ...args] = process.argv.slice(2);
const { LEASH_UID: user, LEASH_PATIENT: patient, ...env } = process.env;
const identity = user ? { uid: Number(user), gid: Number(user) } : {};
if (patient) makeWayForOthers();
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, ...identity });
let ending = false;

/** The lowest priority, for what is started from here too. */
function makeWayForOthers() {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
    // Linux may share its time out by sessions first, and this process has one of its own.
    writeFileSync('/proc/self/autogroup', '19');
  } catch {
    // A system without either: then it is as quick as the others.
  }
}

/** Asks everyone in the group to end, then makes them; this process is in the group and goes last or with them. */
function endGroup() {
  if (ending) return;
  ending = true;
  signalGroup('SIGTERM');
  const finish = () => signalGroup('SIGKILL');
  setTimeout(finish, patience);
  if (hasEnded()) setTimeout(finish, 200);
  else child.once('exit', () => setTimeout(finish, 200));
}

const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch {
    // The group is gone already.
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, endGroup);
process.on('disconnect', endGroup);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => {
  if (ending) return;
  // It ended by itself: what it left running is asked to end too, and its exit code is ours.
  ending = true;
  signalGroup('SIGTERM');
  process.exit(code ?? 1);
});
