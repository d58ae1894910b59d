import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const places = [
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
 * Features that are off in tests. From version 156 on Chromium renders the suggestions of its address bar as web pages:
 * without the first three names it starts a renderer for them in every new context, which takes more processor time than
 * loading most of our pages. The others are those that Playwright turns off and our tests meet: Chromium reads only the
 * last `--disable-features`, so this list replaces Playwright's.
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

/** Flags every browser run of this repo uses: the sandbox does not start as root or inside most containers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/**
 * Path of the Chromium to test with: `CHROMIUM` if set, else the first usual place that has one, else `undefined`.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  const candidates = env.CHROMIUM ? [env.CHROMIUM] : places
  return candidates.find(isExecutable)
}

/**
 * How to get a Chromium on this machine: the commands that install Debian's, or what its owner has to do.
 *
 * @param {{ env?: NodeJS.ProcessEnv, isRoot?: boolean, isInteractive?: boolean }} [machine]
 * @returns {{ commands: string[][] } | { problem: string }}
 */
export function chromiumInstall({
  env = process.env,
  isRoot = process.getuid?.() === 0,
  isInteractive = process.stdin.isTTY,
} = {}) {
  if (env.CHROMIUM) return { problem: `CHROMIUM=${env.CHROMIUM} is not a program that can be run.` }
  const advice =
    'Install Chromium or Chrome, set CHROMIUM=/path/to/it if it is in an unusual place, and try again.'
  if (!onPath('apt-get', env))
    return { problem: `The tests need Chromium, and there is none here. ${advice}` }
  if (!isRoot && !onPath('sudo', env))
    return {
      problem: `The tests need Chromium, and apt-get needs root, but there is no sudo here. ${advice}`,
    }
  // Without a terminal nobody can type a password: -n makes sudo fail with a sentence instead of waiting for one.
  const sudo = isRoot ? [] : isInteractive ? ['sudo'] : ['sudo', '-n']
  return {
    commands: [
      [...sudo, 'apt-get', 'update'],
      [
        ...sudo,
        'env',
        'DEBIAN_FRONTEND=noninteractive',
        'apt-get',
        'install',
        '-y',
        '--no-install-recommends',
        'chromium',
      ],
    ],
  }
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
const onPath = (program, env) =>
  (env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, program)))

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
