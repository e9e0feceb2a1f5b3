import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot, resolveProjectPath } from './project-root.mjs';

/**
 * `env` extends our environment; `stopSignal` replaces every signal, for a program that cleans up after only one.
 * @typedef {{ env?: Readonly<Record<string, string>>, shell?: boolean, stopSignal?: NodeJS.Signals }} RunOptions
 */

/**
 * Runs a program on our terminal and resolves to its exit code. Forwards termination signals to it first, so that no
 * process is left behind.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} rejects when the program cannot be started
 */
export function run(file, args, { env = {}, shell = false, stopSignal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell,
    });
    const forwarding = forwardSignals([child], stopSignal);
    child.on('error', (error) => {
      forwarding.release();
      reject(error);
    });
    child.on('close', (code) => {
      forwarding.release();
      const signal = forwarding.received();
      if (signal === undefined) resolve(code ?? 1);
      else process.kill(process.pid, signal);
    });
  });
}

/**
 * @param {string} script path from the project's folder
 * @param {readonly string[]} [args]
 */
export const runNodeScript = (script, args = []) =>
  run(process.execPath, [resolveProjectPath(script), ...args]);

/**
 * Runs a tool from node_modules, without a shell.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {RunOptions & { node?: string }} [options] `node` is the path of another Node than ours
 */
export const runTool = (packageName, args, { node = process.execPath, ...options } = {}) =>
  run(node, [resolveToolScript(packageName), ...args], options);

/**
 * The script of a package's first command.
 * @param {string} packageName
 */
export function resolveToolScript(packageName) {
  const folder = resolveProjectPath('node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [script] = typeof bin === 'string' ? [bin] : Object.values(bin);
  if (script === undefined) throw new Error(`${packageName} has no command.`);
  return join(folder, script);
}
