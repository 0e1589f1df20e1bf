/** Prints what still keeps the site from going live, and ends with 1 while anything does. */
import { describeLaunchFindings, listLaunchFindings } from '../src/shared/rules/launch-findings.ts';

const findings = listLaunchFindings();
process.stdout.write(`${describeLaunchFindings(findings)}\n`);
process.exitCode = findings.ready ? 0 : 1;
