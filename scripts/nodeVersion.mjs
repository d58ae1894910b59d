/** The oldest supported version of Node, which vite and Storybook require. */
export const oldest = [20, 19]

/**
 * Returns an error message if the version of Node is too old, `undefined` otherwise.
 *
 * @param {string} version As `process.version`: `v20.20.2`.
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Latchkit requires Node ${oldest.join('.')} or newer, got ${version}. Install a newer version from https://nodejs.org and try again.`
}
