import { ensureMocksBuild } from '../lib/ensure-build.mjs';

process.exitCode = (await ensureMocksBuild()) ? 0 : 1;
