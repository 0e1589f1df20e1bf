/** Prints what each figure of the site rests on and what still keeps it from going live; ends with 1 while anything does. */
import { writeClaims } from './content/claims.ts';
import { findForLaunch } from './build/production-gate.ts';
import { describeLaunchFindings } from '../src/shared/rules/launch-findings.ts';

// All claims, whatever this shell's setting: withholding is for builds.
writeClaims({});
const findings = await findForLaunch();
process.stdout.write(`${describeLaunchFindings(findings)}\n`);
process.exitCode = findings.ready ? 0 : 1;
