import { aptInstall, isExecutable } from '../aptInstall.mjs'

/** Known locations of each program, after the environment variable with its path. */
const programs = {
  firefox: {
    variable: 'FIREFOX',
    places: [
      '/usr/bin/firefox-esr',
      '/usr/lib/firefox/firefox',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  },
  webKitDriver: { variable: 'WEBKIT_DRIVER', places: ['/usr/bin/WebKitWebDriver'] },
  webKitBrowser: {
    variable: 'WEBKIT_BROWSER',
    places: ['x86_64', 'aarch64'].flatMap((machine) => [
      `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      `/usr/lib/${machine}-linux-gnu/webkitgtk-6.0/MiniBrowser`,
    ]),
  },
  screen: { variable: 'XVFB', places: ['/usr/bin/Xvfb'] },
}

/** The packages of Debian that have them. */
const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const advice = [
  `On Debian, run: apt-get install ${browserPackages.join(' ')}.`,
  'Elsewhere, install Firefox, WebKitGTK with WebKitWebDriver and MiniBrowser, and Xvfb, and set',
  `${Object.values(programs)
    .map(({ variable }) => variable)
    .join(', ')} to the paths of those that are not in a known location.`,
].join(' ')

/**
 * Returns the paths of Firefox, of WebKitGTK's driver and test browser, and of the X server without a screen.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ [Name in keyof typeof programs]: string } | { problem: string }}
 */
export function findBrowsers(env = process.env) {
  /** @type {Record<string, string>} */
  const found = {}
  const missing = []
  for (const [name, { variable, places }] of Object.entries(programs)) {
    const given = env[variable]
    const path = (given ? [given] : places).find(isExecutable)
    if (path) found[name] = path
    else missing.push(`${name} (${given ? `${variable}=${given} is not executable` : variable})`)
  }
  if (missing.length === 0) return /** @type {any} */ (found)
  return {
    problem: `The tests in Firefox and WebKitGTK miss programs: ${missing.join(', ')}. ${advice}`,
  }
}

/**
 * Returns the commands that install them, or a message about what the user must do.
 *
 * @param {import('../aptInstall.mjs').Machine} [machine]
 */
export function browsersInstall(machine = {}) {
  return aptInstall({
    ...machine,
    program: 'Firefox and WebKitGTK',
    alternatives: [browserPackages],
    advice,
  })
}
