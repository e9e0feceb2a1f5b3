import { parseArgs } from 'node:util';
import { describeMachine } from './bench/describe-machine';
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTimed } from './lib/run-timed.mjs';
import { soakClients } from './soak/clients';
import { soakInstances } from './soak/instances';
import { soakKills } from './soak/kills';
import { soakMemory } from './soak/memory';
import { soakRequests } from './soak/requests';
import { soakRollingDeploy } from './soak/rolling-deploy';
import type { Soak } from './soak/soak-result';

const soaks: Readonly<Record<string, Soak>> = {
  requests: soakRequests,
  'rolling-deploy': soakRollingDeploy,
  kills: soakKills,
  instances: soakInstances,
  clients: soakClients,
  memory: soakMemory,
};

const { positionals: requested, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, minutes: { type: 'string' } },
});
const unknown = requested.filter((name) => !(name in soaks));
if (unknown.length > 0) {
  console.error(
    `Unknown soak test: ${unknown.join(', ')}. Available: ${Object.keys(soaks).join(', ')}.`,
  );
  process.exit(1);
}
const options = { count: parseNumber('count'), minutes: parseNumber('minutes') };
if (!(await ensureBuild())) process.exit(1);

console.log(describeMachine());
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort());
let failed = 0;
for (const [name, soak] of Object.entries(soaks)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const { report, failures } = await runTimed(`Soaking ${name}`, () =>
    soak(interruption.signal, options),
  );
  console.log(`\n${[report, ...failures.map((failure) => `Failed: ${failure}`)].join('\n')}`);
  failed += failures.length;
  if (interruption.signal.aborted) break;
}
process.exit(failed === 0 ? 0 : 1);

function parseNumber(name: 'count' | 'minutes'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (number > 0 && (name === 'minutes' || Number.isInteger(number))) return number;
  console.error(`--${name} must be a number above 0.`);
  process.exit(1);
}
