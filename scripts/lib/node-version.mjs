const minVersion = { major: 20, minor: 19 };

/**
 * The error message for a Node that is too old.
 * @param {string} version as `process.versions.node` writes it
 * @returns {string | undefined}
 */
export function getNodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported =
    major > minVersion.major || (major === minVersion.major && minor >= minVersion.minor);
  if (isSupported) return undefined;
  return `La Higuera needs Node ${minVersion.major}.${minVersion.minor} or newer; this is Node ${version}. Get a newer one at https://nodejs.org.`;
}

export function requireSupportedNode() {
  const error = getNodeVersionError(process.versions.node);
  if (error === undefined) return;
  console.error(error);
  process.exit(1);
}
