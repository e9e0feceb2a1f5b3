import { spawn } from 'node:child_process';
import { ensureDependencies } from './ground/dependencies.mjs';
import { requireNode } from './ground/node-version.mjs';
import { root } from './ground/root.mjs';
import { toolScript } from './ground/run.mjs';
import { endWith } from './ground/signals.mjs';

requireNode();
if (!(await ensureDependencies())) process.exit(1);

const api = start('tsx', ['watch', '--clear-screen=false', 'api/server.ts'], 'ignore');
const web = start('vite', ['-c', 'web/vite.config.ts'], 'inherit');
const both = [api, web];

const ending = endWith(both);

// Each is useless without the other.
for (const child of both) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    if (ending.received() !== undefined) return;
    for (const other of both) other.kill();
  });
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {'ignore' | 'inherit'} input only one of the two may read the keyboard
 */
function start(tool, args, input) {
  return spawn(process.execPath, [toolScript(tool), ...args], {
    cwd: root,
    stdio: [input, 'inherit', 'inherit'],
  });
}
