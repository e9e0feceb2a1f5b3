import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assembleImage } from './image/assemble-image.mjs';
import { checkServer } from './image/check-server.mjs';
import { parseDockerfile } from './image/parse-dockerfile.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

/*
 * Checks the Dockerfile without Docker: copies what it copies, runs its commands that install the production packages,
 * and starts the result like a container with a read-only root. The base image isn't checked: the running Node and C
 * library take its place, and the build in this folder that of the stage `build`.
 */

const maxPackageMegabytes = 60;

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('Only root on Linux can make a file system read-only for a program.');
  process.exit(1);
}
if (!(await ensureBuild())) process.exit(1);

const stages = parseDockerfile(readFileSync(resolveProjectPath('Dockerfile'), 'utf8'));
// Outside of this project, whose packages would be found too, and of /tmp, which a container has for itself.
const folder = mkdtempSync('/var/tmp/higuera-image-');
try {
  // Readable for the user without rights.
  chmodSync(folder, 0o755);
  const app = await assembleImage(stages, folder);
  const megabytes = measureMegabytes(join(app, 'node_modules'));
  console.log(`node_modules: ${megabytes} MB (at most ${maxPackageMegabytes})`);
  console.log(`/app: ${measureMegabytes(app)} MB`);
  if (megabytes > maxPackageMegabytes) throw new Error('The production packages are too large.');
  await checkServer(stages, { app, volume: join(folder, 'volume') });
  console.log('The image passed.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Size on the disk, as `du` says it.
 * @param {string} path
 */
function measureMegabytes(path) {
  return Number.parseInt(execFileSync('du', ['-sm', path], { encoding: 'utf8' }), 10);
}
