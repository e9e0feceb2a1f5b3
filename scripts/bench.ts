import { describeMachine } from './bench/describe-machine';
import { measureDevelopmentServer } from './bench/development-server';
import { measureFilters } from './bench/filters';
import { measureIdleMemory } from './bench/idle-memory';
import { measureInteractions } from './bench/interactions';
import { measureLighthouse } from './bench/lighthouse';
import { measureMedia } from './bench/media';
import { measureMediaLoad } from './bench/media-load';
import { measureNavigation } from './bench/navigation';
import { measureOffline } from './bench/offline';
import { measurePlanner } from './bench/planner';
import { measureStalls } from './bench/stalls';
import { measureStartup } from './bench/startup';
import { measureThroughput } from './bench/throughput';
import { measureUncachedPages } from './bench/uncached-pages';
import { ensureBuild } from './lib/ensure-build.mjs';
import { runTimed } from './lib/run-timed.mjs';

const benchmarks: Readonly<Record<string, () => Promise<string>>> = {
  lighthouse: measureLighthouse,
  throughput: measureThroughput,
  pages: measureUncachedPages,
  media: measureMedia,
  load: measureMediaLoad,
  memory: measureIdleMemory,
  start: measureStartup,
  offline: measureOffline,
  navigation: measureNavigation,
  interactions: measureInteractions,
  planner: measurePlanner,
  filters: measureFilters,
  stalls: measureStalls,
  dev: measureDevelopmentServer,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(1);
}
// The development server builds nothing.
const needsBuild = requested.length === 0 || requested.some((name) => name !== 'dev');
if (needsBuild && !(await ensureBuild())) process.exit(1);

// Before the benchmarks add to the load average.
console.log(describeMachine());
for (const [name, measure] of Object.entries(benchmarks)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n${await runTimed(`Measuring ${name}`, measure)}`);
}
console.log('\nValues marked with ! miss their goal.');
