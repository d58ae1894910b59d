/**
 * A warning whose cause is the code of a package that is not ours: every app with this version of it gets the warning.
 *
 * @typedef {object} ForeignWarning
 * @property {string} package Its path in `node_modules`.
 * @property {string} version
 * @property {RegExp} message
 * @property {readonly string[]} runs The titles of the runs that print the warning.
 */

/** Rollup removes comments with an annotation, such as `@__PURE__`, before code to which it does not apply. */
const annotation = /contains an annotation that Rollup cannot interpret/
const circular = /^CIRCULAR_DEPENDENCY: /
/** Helpers that TypeScript writes for ES5 begin with `this`. */
const thisIsUndefined = /^THIS_IS_UNDEFINED: /

const rollup = ['Rollup 4']
/** Bundlers of apps that contain Rollup. Vite and Astro leave out what `rollup` alone prints of cycles and of `this`. */
const rollupInside = [
  'Vite 6',
  'Vite 6 with the React plugin',
  'Vite 7',
  'Vite 7 with the React plugin',
  'Astro 5',
]

/** Webpack bundles the pages that the server renders. pino requires a package that it does not depend on. */
const missingPackage = /Can't resolve 'pino-pretty'/

/** @type {readonly ForeignWarning[]} */
export const foreignWarnings = [
  { package: 'zod', version: '4.6.7', message: annotation, runs: [...rollup, ...rollupInside] },
  {
    package: '@walletconnect/utils/node_modules/ox',
    version: '0.7.1',
    message: annotation,
    runs: [...rollup, ...rollupInside],
  },
  { package: '@walletconnect/utils/node_modules/ox', version: '0.7.1', message: circular, runs: rollup },
  { package: '@walletconnect/utils/node_modules/viem', version: '2.31.0', message: circular, runs: rollup },
  { package: 'bitcoinjs-lib', version: '7.0.5', message: circular, runs: rollup },
  { package: 'ox', version: '0.14.45', message: circular, runs: rollup },
  { package: 'viem', version: '2.57.1', message: circular, runs: rollup },
  { package: 'zod', version: '4.6.7', message: circular, runs: rollup },
  { package: '@wagmi/core', version: '3.6.5', message: thisIsUndefined, runs: rollup },
  { package: 'aes-js', version: '4.0.0-beta.5', message: thisIsUndefined, runs: rollup },
  { package: 'detect-browser', version: '5.3.0', message: thisIsUndefined, runs: rollup },
  {
    package: 'pino',
    version: '7.11.0',
    message: missingPackage,
    runs: ['Next.js 15 with webpack'],
  },
]

/**
 * Returns the warnings of a run that no entry of the list expects, and the entries that are no longer needed.
 *
 * @param {object} found
 * @param {string} found.title The title of the run.
 * @param {readonly string[]} found.warnings
 * @param {(path: string) => string | undefined} found.getVersion Returns the installed version of a package.
 * @param {readonly ForeignWarning[]} [list]
 * @returns {string[]}
 */
export function findProblems({ title, warnings, getVersion }, list = foreignWarnings) {
  const expected = list.filter(({ runs }) => runs.includes(title))
  /** @type {Set<ForeignWarning>} */
  const needed = new Set()
  const unexpected = warnings.filter((warning) => {
    const packages = findPackages(warning)
    const entry = expected.find(
      ({ package: path, version, message }) =>
        message.test(warning) && packages.every((found) => found === path) && getVersion(path) === version,
    )
    if (entry && packages.length > 0) needed.add(entry)
    return !entry || packages.length === 0
  })
  const unneeded = expected
    .filter((entry) => !needed.has(entry))
    .map((entry) => `Not needed any more: ${entry.package}@${entry.version} ${entry.message}`)
  return [...unexpected, ...unneeded]
}

/** Returns the path in `node_modules` of each package whose files a warning names. @param {string} warning */
function findPackages(warning) {
  const name = '(?:@[^/\\s]+/)?[^/\\s]+'
  const path = new RegExp(`node_modules/(${name}(?:/node_modules/${name})*)/`, 'g')
  return [...new Set([...warning.matchAll(path)].map(([, found = '']) => found))]
}
