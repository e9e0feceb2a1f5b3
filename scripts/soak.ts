import { describeMachine } from './bench/describe-machine';
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTimed } from './lib/run-timed.mjs';
import { soakRequests } from './soak/requests';
import { soakRollingDeploy } from './soak/rolling-deploy';
import type { Soak } from './soak/soak-result';

const soaks: Readonly<Record<string, Soak>> = {
  requests: soakRequests,
  'rolling-deploy': soakRollingDeploy,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in soaks));
if (unknown.length > 0) {
  console.error(
    `Unknown soak test: ${unknown.join(', ')}. Available: ${Object.keys(soaks).join(', ')}.`,
  );
  process.exit(1);
}
if (!(await ensureBuild())) process.exit(1);

console.log(describeMachine());
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort());
let failed = 0;
for (const [name, soak] of Object.entries(soaks)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const { report, failures } = await runTimed(`Soaking ${name}`, () => soak(interruption.signal));
  console.log(`\n${[report, ...failures.map((failure) => `Failed: ${failure}`)].join('\n')}`);
  failed += failures.length;
  if (interruption.signal.aborted) break;
}
process.exit(failed === 0 ? 0 : 1);
