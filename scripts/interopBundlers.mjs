import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProblems } from '../interop/bundlers/foreignWarnings.mjs'
import { appPackages } from '../interop/bundlers/projects.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { hashLockfile, readLockfile, unlockedPackages, withoutOwnPackages } from './npmLock.mjs'
import { start } from './processes.mjs'

/** @typedef {import('./checks/pack.mjs').Packed} Packed */
/** @typedef {import('../interop/bundlers/projects.mjs').Project} Project */

const source = join(process.cwd(), 'interop/bundlers')
const lockPath = join(source, 'lock.json')
/** For the tests that drive Chromium. */
const chromium = {
  CHROMIUM: findChromium(),
  CHROMIUM_ARGS: JSON.stringify(chromiumArgs),
  CHROMEDRIVER: process.env.CHROMEDRIVER ?? '/usr/bin/chromedriver',
}
const npmInstall = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']

/**
 * Builds the apps of `interop/bundlers` with the bundlers of the given projects, from packed packages. Fails on a warning that
 * `foreignWarnings` does not list.
 *
 * @param {object} options
 * @param {readonly Project[]} options.projects
 * @param {readonly Packed[]} options.packed
 * @param {string} options.temp Folder for the projects.
 * @param {boolean} options.isUpdate Whether to update the hashes of the lockfiles instead.
 * @param {(check: string, action: () => Promise<unknown>) => Promise<boolean>} options.measure
 */
export async function runProjects({ projects, packed, temp, isUpdate, measure }) {
  for (const project of projects) {
    const folder = prepare(project, packed, temp)
    if (isUpdate) {
      await measure(`${project.name}: update the lock`, () => updateLock(project, folder))
      continue
    }
    if (!(await measure(`${project.name}: install`, () => install(project, folder)))) continue
    for (const { title, command } of project.runs)
      await measure(title, async () => {
        const warnings = await runScript(command, folder)
        const problems = findProblems({ title, warnings, getVersion: (path) => readVersion(folder, path) })
        if (problems.length > 0)
          throw new Error(`${problems.length} problems:\n${problems.slice(0, 20).join('\n')}`)
        for (const page of project.pages ?? []) checkPage(join(folder, page))
      })
  }
}

/** @param {Project} project @param {readonly Packed[]} packed @param {string} temp */
function prepare({ name, packages, manifest, files }, packed, temp) {
  const folder = join(temp, 'bundlers', name)
  mkdirSync(folder, { recursive: true })
  for (const part of ['apps', 'build']) cpSync(join(source, part), join(folder, part), { recursive: true })
  // The page with the configuration of Jest.
  cpSync('apps/docs/src/content/docs/guides/testing.md', join(folder, 'testing.md'))
  if (files) cpSync(join(source, files), folder, { recursive: true })
  const tarballs = Object.fromEntries(packed.map((each) => [each.name, `file:${each.tarball}`]))
  const overrides = Object.fromEntries(packed.map((each) => [each.name, `$${each.name}`]))
  const dependencies = { ...appPackages, ...packages, ...tarballs }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, private: true, type: 'module', dependencies, overrides, ...manifest }),
  )
  return folder
}

/** @typedef {{ before: string, projects: Record<string, string> }} Lock */

/** @returns {Lock} */
const readLock = () => JSON.parse(readFileSync(lockPath, 'utf8'))

/** @param {Project} project @param {string} folder */
async function updateLock({ name }, folder) {
  const lock = readLock()
  const hash = hashLockfile(await resolvePackages(folder, lock.before))
  writeFileSync(
    lockPath,
    `${JSON.stringify({ ...lock, projects: { ...lock.projects, [name]: hash } }, null, 2)}\n`,
  )
}

/**
 * Installs the packages that npm would have installed on the date of `lock.json`, without install scripts. Throws if the hash of
 * their names, versions and hashes is another one.
 *
 * @param {Project} project @param {string} folder
 */
async function install({ name }, folder) {
  const { before, projects } = readLock()
  const lockfile = withoutOwnPackages(await resolvePackages(folder, before))
  const hash = hashLockfile(lockfile)
  if (hash !== projects[name])
    throw new Error(
      `The packages of ${before} have the hash ${hash}, and lock.json has ${projects[name]}. Update it: pnpm interop --update-lock ${name}.`,
    )
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile))
  await run(npmInstall, folder)
  const installed = readLockfile(join(folder, 'node_modules/.package-lock.json'))
  const unlocked = unlockedPackages(installed, lockfile)
  if (unlocked.length > 0) throw new Error(`Not in the lockfile: ${unlocked.join(', ')}.`)
}

/**
 * Returns the lockfile that npm writes for a project on a date. It is resolved in an empty folder: npm writes no hashes for packages
 * that are already installed.
 *
 * @param {string} folder @param {string} before
 */
async function resolvePackages(folder, before) {
  const resolved = join(folder, 'resolved')
  rmSync(resolved, { recursive: true, force: true })
  mkdirSync(resolved)
  cpSync(join(folder, 'package.json'), join(resolved, 'package.json'))
  await run([...npmInstall, '--package-lock-only', '--before', before], resolved)
  const lockfile = readLockfile(join(resolved, 'package-lock.json'))
  rmSync(resolved, { recursive: true })
  return lockfile
}

/** @param {readonly [script: string, ...parameters: string[]]} command @param {string} folder @returns {Promise<readonly string[]>} */
async function runScript([script, ...parameters], folder) {
  const report = join(folder, 'warnings.json')
  rmSync(report, { force: true })
  await run(['node', join('build', script), ...parameters], folder, chromium)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** @param {string} folder @param {string} path The path of a package in `node_modules`. @returns {string | undefined} */
function readVersion(folder, path) {
  const manifest = join(folder, 'node_modules', path, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}

/** @param {string} page */
function checkPage(page) {
  // One of the apps is in Arabic.
  if (!/<button[^>]*data-latchkit="connect"/.test(readFileSync(page, 'utf8')))
    throw new Error(`${page} has no connect button.`)
}

/** @param {readonly string[]} command @param {string} cwd @param {NodeJS.ProcessEnv} [env] */
async function run(command, cwd, env) {
  let output = ''
  const child = start(command, { cwd, env, onOutput: (text) => (output += text) })
  const code = await child.exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`)
}
