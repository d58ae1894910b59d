import { aptInstall, isExecutable } from './aptInstall.mjs'

/** Chromium without a window or an interface. It needs less CPU time than the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Features that are disabled in tests. The first three render the suggestions of the address bar as web pages (since
 * version 156). They start a renderer in every new context, which takes more CPU time than loading most test pages. The
 * others are disabled by Playwright: Chromium reads only the last `--disable-features`, so this list replaces Playwright's.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

/** Flags of every test browser. The sandbox does not start as root or in most containers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/**
 * Returns the path of a Chromium: `CHROMIUM` if set, else the first known location, else `undefined`. Tests prefer the
 * headless shell. Measurements prefer the whole browser, which is what users have.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ whole?: boolean }} [options]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, { whole = false } = {}) {
  const places = whole ? [...browsers, headlessShell] : [headlessShell, ...browsers]
  const candidates = env.CHROMIUM ? [env.CHROMIUM] : places
  return candidates.find(isExecutable)
}

/**
 * Returns the commands that install Debian's Chromium, or a message about what the user must do.
 *
 * @param {import('./aptInstall.mjs').Machine} [machine]
 */
export function chromiumInstall(machine = {}) {
  const { CHROMIUM } = machine.env ?? process.env
  if (CHROMIUM) return { problem: `CHROMIUM must be an executable file, got ${CHROMIUM}.` }
  return aptInstall({
    ...machine,
    program: 'Chromium',
    // Not every distribution has a package of the headless shell.
    alternatives: [['chromium-headless-shell'], ['chromium']],
    advice:
      'Install Chromium or Chrome, set CHROMIUM=/path/to/it if it is not in a known location, and try again.',
  })
}
