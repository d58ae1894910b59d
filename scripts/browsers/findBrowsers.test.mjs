import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTempFiles } from '../checks/writeTempFiles.mjs'
import { browsersInstall, findBrowsers } from './findBrowsers.mjs'

const names = ['firefox', 'driver', 'browser', 'screen', 'apt-get']

/** A folder with these programs. */
function writePrograms() {
  const folder = writeTempFiles(Object.fromEntries(names.map((name) => [name, ''])))
  for (const name of names) chmodSync(join(folder, name), 0o755)
  return folder
}

test('default', () => {
  const folder = writePrograms()
  const env = {
    FIREFOX: join(folder, 'firefox'),
    WEBKIT_DRIVER: join(folder, 'driver'),
    WEBKIT_BROWSER: join(folder, 'browser'),
    XVFB: join(folder, 'screen'),
  }
  expect(findBrowsers(env)).toEqual({
    firefox: env.FIREFOX,
    webKitDriver: env.WEBKIT_DRIVER,
    webKitBrowser: env.WEBKIT_BROWSER,
    screen: env.XVFB,
  })
})

test('behavior: the packages are installed with the commands that install Chromium', () => {
  const plan = browsersInstall({ env: { PATH: writePrograms() }, isRoot: true })
  if ('problem' in plan) throw new Error(plan.problem)
  expect(plan.alternatives.map((command) => command.slice(-3))).toEqual([
    ['firefox-esr', 'webkit2gtk-driver', 'xvfb'],
  ])
})

test('error: a missing program is named, with what to install', () => {
  const folder = writePrograms()
  const found = findBrowsers({
    FIREFOX: '/nowhere',
    WEBKIT_DRIVER: join(folder, 'driver'),
    WEBKIT_BROWSER: join(folder, 'browser'),
    XVFB: join(folder, 'screen'),
  })
  expect(found).toEqual({
    problem: expect.stringMatching(
      /FIREFOX=\/nowhere is not executable\)\. On Debian, run: apt-get install firefox-esr webkit2gtk-driver xvfb\./,
    ),
  })
})

test('error: without apt-get or root, the message says what to install', () => {
  expect(browsersInstall({ env: { PATH: '' }, isRoot: true })).toEqual({
    problem: expect.stringMatching(
      /not installed\. On Debian, run: .* Elsewhere, install Firefox, WebKitGTK/,
    ),
  })
  expect(browsersInstall({ env: { PATH: writePrograms() }, isRoot: false })).toEqual({
    problem: expect.stringContaining('requires root or sudo'),
  })
})
