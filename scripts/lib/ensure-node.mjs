import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './dependencies.mjs';
import { resolveProjectPath } from './project-root.mjs';

export const newestNode = 26;

/** @param {string} version as `process.versions.node` writes it */
export const parseMajorVersion = (version) => Number.parseInt(version, 10);

/**
 * The path of a Node of this major version: the running one, or the npm registry's package.
 * @param {number} major
 * @returns {Promise<string | undefined>} undefined when it could not be installed
 */
export async function ensureNode(major) {
  if (major === parseMajorVersion(process.versions.node)) return process.execPath;
  const folder = resolveProjectPath('node_modules', '.cache', 'node', String(major));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const binary = join(
    folder,
    'node_modules',
    name,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  );
  if (existsSync(binary)) return binary;
  console.log(`Installing Node ${major}.`);
  const npmFlags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await runNpm('install', ...npmFlags, '--prefix', folder, `${name}@${major}`);
  return existsSync(binary) ? binary : undefined;
}

/**
 * Parses the major version after `--node`.
 * @param {readonly string[]} args
 * @returns {number | undefined}
 */
export function parseNodeOption(args) {
  const index = args.indexOf('--node');
  if (index < 0) return undefined;
  const major = Number(args[index + 1]);
  if (!Number.isInteger(major)) throw new Error('Name a major version: --node 26');
  return major;
}

export const formatNodeInstallError = (/** @type {number} */ major) =>
  `Node ${major} could not be installed from the npm registry; npm says why above.`;
