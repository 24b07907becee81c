// `npm run audit`: what is known against the packages of the lockfile. Asks the registry; where that takes no such
// questions, as behind many a mirror, it says so and fails nobody.
import { spawnSync } from 'node:child_process';

/**
 * The advisories that we live with, by address, each with the reason.
 * @type {Readonly<Record<string, string>>}
 */
const accepted = {};

/** @typedef {{ title: string, url: string, severity: string }} Advisory */

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = JSON.parse(stdout || '{}');

if (report.vulnerabilities) judge(advisoriesIn(report.vulnerabilities));
else console.log(`not audited: ${report.message ?? 'npm gave no answer'}`);

/** @param {Record<string, { via: (string | Advisory)[] }>} vulnerabilities @returns {Map<string, string>} by address */
function advisoriesIn(vulnerabilities) {
  const causes = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    // A text names another package, which is at fault itself.
    via.flatMap((it) =>
      typeof it === 'string'
        ? []
        : [/** @type {const} */ ([it.url, `${name}: ${it.title} (${it.severity})`])],
    ),
  );
  return new Map(causes);
}

/** @param {Map<string, string>} advisories */
function judge(advisories) {
  const open = [...advisories].filter(([url]) => !accepted[url]);
  const idle = Object.keys(accepted).filter((url) => !advisories.has(url));
  for (const [url, text] of open) console.log(`${text}\n  ${url}`);
  for (const url of idle) console.log(`accepted, but no longer found: ${url}`);
  if (open.length + idle.length > 0) process.exitCode = 1;
  else console.log(`audited: ${advisories.size} known, all accepted`);
}
