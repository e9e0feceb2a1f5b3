import { ensureDependencies } from './ground/dependencies.mjs';
import { requireNode } from './ground/node-version.mjs';
import { lint, types } from './testing/checks.mjs';
import { Steps } from './testing/steps.mjs';
import { vitestWithoutPages } from './testing/suites.mjs';

requireNode();
const steps = new Steps();

if (!(await steps.take('Dependencies', ensureDependencies))) steps.close();
await steps.take('Types', types);
await steps.take('Lint', lint);
await steps.take('Unit, component, API and parity tests', vitestWithoutPages);

steps.close();
