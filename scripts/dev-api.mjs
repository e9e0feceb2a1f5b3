import { spawn } from 'node:child_process';
import { ensureDependencies } from './lib/dependencies.mjs';
import { forwardSignals } from './lib/forward-signals.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { projectRoot } from './lib/project-root.mjs';
import { resolveToolScript } from './lib/run.mjs';

requireSupportedNode();
if (!(await ensureDependencies())) process.exit(1);

const api = startTool('tsx', ['watch', '--clear-screen=false', 'api/server.ts'], 'ignore');
const web = startTool('vite', ['-c', 'web/vite.config.ts'], 'inherit');
const children = [api, web];

const forwarding = forwardSignals(children);

// Each is useless without the other.
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    if (forwarding.received() !== undefined) return;
    for (const other of children) other.kill();
  });
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {'ignore' | 'inherit'} input only one of the two may read the keyboard
 */
function startTool(tool, args, input) {
  return spawn(process.execPath, [resolveToolScript(tool), ...args], {
    cwd: projectRoot,
    stdio: [input, 'inherit', 'inherit'],
  });
}
