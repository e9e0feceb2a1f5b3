/**
 * The fields that we compare of an entry in a lockfile.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Readonly<Record<string, LockedPackage>> }} Lockfile
 */

/**
 * Optional packages may be missing: most of them are for other systems.
 * @param {Lockfile} locked package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json, which npm writes once it is done
 */
export function installedAsLocked(locked, installed) {
  const wanted = mapPackages(locked);
  const present = mapPackages(installed);
  const nothingStray = [...present.keys()].every((path) => wanted.has(path));
  return nothingStray && [...wanted].every(([path, entry]) => isThere(entry, present.get(path)));
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} present
 */
function isThere(wanted, present) {
  if (present === undefined) return wanted.optional === true;
  return wanted.version === present.version && wanted.integrity === present.integrity;
}

/**
 * @param {Lockfile} lockfile
 * @returns {Map<string, LockedPackage>} by path, without the project itself
 */
const mapPackages = ({ packages }) =>
  new Map(Object.entries(packages).filter(([path]) => path !== ''));
