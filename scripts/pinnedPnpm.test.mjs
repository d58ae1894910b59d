import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { pinnedPnpm, pnpmFolder } from './pinnedPnpm.mjs'

const run = promisify(execFile)

/** Copies the folder without its installed packages; `change` edits the lockfile. */
function copyOf(change = (/** @type {string} */ lockfile) => lockfile) {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-pnpm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(pnpmFolder, file), join(folder, file))
  const lockfile = join(folder, 'package-lock.json')
  writeFileSync(lockfile, change(readFileSync(lockfile, 'utf8')))
  return folder
}

/** @param {string} folder */
async function install(folder) {
  const [program = '', ...args] = pinnedPnpm({ folder }).install ?? []
  return run(program, args)
}

test('default: every program in the lockfile has a sha512 and the version of the workspace', () => {
  const { packages } = JSON.parse(readFileSync(join(pnpmFolder, 'package-lock.json'), 'utf8'))
  const programs = Object.entries(packages).filter(([path]) => path !== '')
  const { devEngines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(programs.map(([path]) => path)).toContain('node_modules/@pnpm/exe.linux-x64')
  for (const [, { integrity, version }] of programs) {
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
    expect(`^${version}`).toBe(devEngines.packageManager.version)
  }
})

test('behavior: installs pnpm once, without scripts', async () => {
  const folder = copyOf()
  expect(pinnedPnpm({ folder }).install).toEqual(expect.arrayContaining(['npm', 'ci', '--ignore-scripts']))
  await install(folder)
  const { install: again, command, version, env } = pinnedPnpm({ folder })
  expect(again).toBeUndefined()
  expect((await run(command[0] ?? '', ['--version'])).stdout.trim()).toBe(version)
  // Child processes use the same pnpm.
  expect((await run('pnpm', ['--version'], { env: { ...process.env, ...env } })).stdout.trim()).toBe(version)
}, 180_000)

test('error: does not install a program with another hash', async () => {
  const folder = copyOf((lockfile) => lockfile.replaceAll(/sha512-[^"]{8}/g, 'sha512-AAAAAAAA'))
  await expect(install(folder).then(() => pinnedPnpm({ folder }).install)).resolves.toBeDefined()
}, 180_000)

test('param: a platform without a hash in the lockfile uses npx', () => {
  const { command, install, version, warning } = pinnedPnpm({ platform: 'plan9-x64' })
  expect({ command, install }).toEqual({ command: ['npx', '-y', `pnpm@${version}`], install: undefined })
  expect(warning).toBe(
    `The lockfile has no hash of pnpm for plan9-x64: npx downloads pnpm ${version}, verified only by the registry.`,
  )
})
