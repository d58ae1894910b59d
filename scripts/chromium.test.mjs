import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTempFiles } from './checks/writeTempFiles.mjs'
import { chromiumInstall, findChromium } from './chromium.mjs'

/** @param {string[]} programs A PATH with these. */
function pathWith(programs) {
  const folder = writeTempFiles(Object.fromEntries(programs.map((name) => [name, ''])))
  for (const name of programs) chmodSync(join(folder, name), 0o755)
  return folder
}

test('default', () => {
  const machine = { env: { PATH: pathWith(['apt-get']) }, isRoot: true }
  const install = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
  ]
  expect(chromiumInstall(machine)).toEqual({
    update: ['apt-get', 'update'],
    alternatives: [
      [...install, 'chromium-headless-shell'],
      [...install, 'chromium'],
    ],
  })
})

test('behavior: uses sudo if not root, and never waits for a password without a terminal', () => {
  const machine = { env: { PATH: pathWith(['apt-get', 'sudo']) }, isRoot: false }
  const first = (/** @type {boolean} */ isInteractive) => {
    const plan = chromiumInstall({ ...machine, isInteractive })
    return 'update' in plan ? plan.update : plan.problem
  }
  expect(first(true)).toEqual(['sudo', 'apt-get', 'update'])
  expect(first(false)).toEqual(['sudo', '-n', 'apt-get', 'update'])
})

test('behavior: CHROMIUM takes precedence over the known locations', () => {
  const path = join(pathWith(['my-chromium']), 'my-chromium')
  expect(findChromium({ CHROMIUM: path })).toBe(path)
})

test.each([
  [
    'no apt-get',
    { PATH: '' },
    /^The tests require Chromium, which is not installed\. Install Chromium or Chrome/,
  ],
  [
    'a CHROMIUM that is not executable',
    { CHROMIUM: '/nowhere' },
    /^CHROMIUM must be an executable file, got \/nowhere\.$/,
  ],
])('error: %s', (_, env, problem) => {
  expect(chromiumInstall({ env, isRoot: true })).toEqual({ problem: expect.stringMatching(problem) })
})

test('error: a CHROMIUM that does not exist is not replaced by a known location', () => {
  expect(findChromium({ CHROMIUM: '/nowhere' })).toBeUndefined()
})

test('error: neither root nor sudo is available', () => {
  const machine = { env: { PATH: pathWith(['apt-get']) }, isRoot: false }
  expect(chromiumInstall(machine)).toEqual({ problem: expect.stringContaining('requires root or sudo') })
})
