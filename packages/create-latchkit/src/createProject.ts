import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Answers, Option } from './Answers.js'
import { CreateError } from './CreateError.js'
import { createManagerFiles } from './createManagerFiles.js'
import { getFolderProblem } from './getFolderProblem.js'
import { type Manifest, mergeManifest } from './mergeManifest.js'
import { type Agent, replaceCommands } from './packageCommands.js'

/** npm leaves these files out of packages, so the templates have them with other names. */
const renamed: Readonly<Record<string, string>> = { _gitignore: '.gitignore' }

/** Files that name commands of npm. */
const withCommands: readonly string[] = [
  'README.md',
  '.env.development',
  '.env.production',
  'playwright.config.ts',
]

/**
 * Copies the template and the files of the chosen options, and writes the manifest. Returns the path of the app.
 *
 * @param source The folder of this package, with its `templates`.
 * @param agent The package manager of the app.
 * @throws CreateError if the folder is not empty.
 */
export function createProject(
  { folder, template, options }: Answers,
  source: string,
  agent: Agent = { manager: 'npm' },
): string {
  const problem = getFolderProblem(folder)
  if (problem !== undefined) throw new CreateError(problem)
  const path = resolve(folder)
  const layers = [
    // What no framework matters for.
    join(source, 'templates/shared'),
    join(source, 'templates', template),
    ...options.map((option) => join(source, 'templates/options', option, 'all')),
    ...options.map((option) => join(source, 'templates/options', option, template)),
  ].filter((layer) => existsSync(layer))
  mkdirSync(path, { recursive: true })
  let manifest: Manifest = {}
  for (const layer of layers) {
    cpSync(layer, path, { recursive: true, filter: (file) => !created.includes(basename(file)) })
    const file = join(layer, 'package.json')
    if (existsSync(file)) manifest = mergeManifest(manifest, JSON.parse(readFileSync(file, 'utf8')))
  }
  for (const [from, to] of Object.entries(renamed))
    if (existsSync(join(path, from))) renameSync(join(path, from), join(path, to))
  writeTexts(path, options, agent)
  const { version }: { version: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  for (const [name, content] of Object.entries(createManagerFiles(agent)))
    writeFileSync(join(path, name), content)
  const named = withVersion(manifest, version, toPackageName(basename(path)))
  writeFileSync(join(path, 'package.json'), `${JSON.stringify(named, null, 2)}\n`)
  return path
}

/** Writes the commands of the package manager into the texts of the app, and leaves out what belongs to options that it does not have. */
function writeTexts(path: string, options: readonly Option[], { manager }: Agent): void {
  for (const name of withCommands) {
    const file = join(path, name)
    const text = readFileSync(file, 'utf8')
    const chosen = text.replace(
      /^<!-- if (\w+) -->\n([\s\S]*?)^<!-- end -->\n/gm,
      (_, option: string, part: string) => (options.some((each) => each === option) ? part : ''),
    )
    writeFileSync(file, replaceCommands(chosen, manager))
  }
}

/** Files that a template writes when it runs in place. */
const created: readonly string[] = ['node_modules', 'dist', '.next', 'test-results', 'playwright-report']

/** Sets the name of the app, and the version of our packages, which are released together with this one. */
function withVersion({ name: _, ...manifest }: Manifest, version: string, name: string): Manifest {
  const set = (dependencies: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        name.startsWith('@latchkit/') ? `^${version}` : range,
      ]),
    )
  return {
    name,
    ...manifest,
    dependencies: set(manifest.dependencies),
    devDependencies: set(manifest.devDependencies),
  }
}

/** Returns a name that npm accepts. */
function toPackageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '')
  return name === '' ? 'latchkit-app' : name
}
