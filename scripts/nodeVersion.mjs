/** The oldest Node the repo runs on: vite and Storybook ask for it. */
export const oldest = [20, 19]

/**
 * What to tell somebody whose Node is too old, or `undefined` if it is not.
 *
 * @param {string} version As `process.version`: `v20.20.2`.
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Latchkit needs Node ${oldest.join('.')} or newer; this is ${version}. Get one from https://nodejs.org and try again.`
}
