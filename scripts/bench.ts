import { measureLighthouse } from './bench/lighthouse';
import { machine } from './bench/machine';
import { measureMedia } from './bench/media';
import { measureMediaLoad } from './bench/media-load';
import { measureMemoryAtRest } from './bench/memory-at-rest';
import { measureOffline } from './bench/offline';
import { measureStart } from './bench/start';
import { measureThroughput } from './bench/throughput';
import { ensureBuild } from './ground/built.mjs';
import { announced } from './ground/progress.mjs';

const parts: Readonly<Record<string, () => Promise<string>>> = {
  lighthouse: measureLighthouse,
  throughput: measureThroughput,
  media: measureMedia,
  load: measureMediaLoad,
  memory: measureMemoryAtRest,
  start: measureStart,
  offline: measureOffline,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
if (!(await ensureBuild())) process.exit(1);

// Before the benchmarks add to the load average.
console.log(machine());
for (const [name, measure] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n${await announced(`Measuring ${name}`, measure)}`);
}
console.log('\nValues marked with ! miss their goal.');
