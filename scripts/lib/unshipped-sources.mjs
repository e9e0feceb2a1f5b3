import { relative, resolve } from 'node:path';
import { projectRoot } from './project-root.mjs';

/**
 * What runs without a server, for development, tests and the demo. Nothing of it may be in a production build.
 */
export const unshippedFolders = ['mocks', 'web/demo', 'web/workshop'];

/** Packages that only those folders use. */
const unshippedPackages = ['msw', '@mswjs/[^/]+', '@faker-js/faker', 'sql.js'];

const unshippedPackage = new RegExp(`(?:^|/)node_modules/(?:${unshippedPackages.join('|')})/`);

/**
 * @param {string} id absolute path of a module, as bundlers name it
 * @returns {boolean}
 */
export function isUnshippedModule(id) {
  const path = relative(projectRoot, id).replaceAll('\\', '/');
  return (
    unshippedPackage.test(path) || unshippedFolders.some((folder) => path.startsWith(`${folder}/`))
  );
}

/**
 * Vite plugin that fails a production build with a module of the mocks.
 * @returns {import('vite').Plugin}
 */
export function rejectUnshippedModules() {
  // Names of assets are relative to it.
  let root = projectRoot;
  return {
    name: 'reject-unshipped-modules',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        const files = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
        const id = files.map((file) => resolve(root, file)).find(isUnshippedModule);
        if (id !== undefined)
          this.error(`${output.fileName} contains ${id}, which must not be shipped.`);
      }
    },
  };
}
