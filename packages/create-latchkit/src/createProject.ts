import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { type Answers, templates } from './Answers.js'
import { CreateError } from './CreateError.js'
import { createManagerFiles } from './createManagerFiles.js'
import { type Facts, fillText } from './fillText.js'
import { getFolderProblem } from './getFolderProblem.js'
import { type Manifest, mergeManifest } from './mergeManifest.js'
import { mergeTsconfig, type Tsconfig } from './mergeTsconfig.js'
import { type Agent, replaceCommands } from './packageCommands.js'

/** npm leaves the first of these files out of packages, and Biome accepts no second one below its own, so the templates have other names. */
const renamed: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_biome.json': 'biome.json' }

/** Files of which each layer has a part. */
const merged: readonly string[] = ['package.json', 'tsconfig.json']

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
export function createProject(answers: Answers, source: string, agent: Agent = { manager: 'npm' }): string {
  const problem = getFolderProblem(answers.folder)
  if (problem !== undefined) throw new CreateError(problem)
  const path = resolve(answers.folder)
  const layers = getLayers(answers, source)
  mkdirSync(path, { recursive: true })
  for (const layer of layers)
    cpSync(layer, path, {
      recursive: true,
      filter: (file) => ![...merged, ...created].includes(basename(file)),
    })
  const facts = getFacts(answers, source)
  for (const file of new Set(layers.flatMap(listFiles))) {
    if (merged.includes(file)) continue
    const text = fillText(readFileSync(join(path, file), 'utf8'), facts)
    writeFileSync(join(path, file), withCommands.includes(file) ? replaceCommands(text, agent.manager) : text)
  }
  for (const [from, to] of Object.entries(renamed))
    if (existsSync(join(path, from))) renameSync(join(path, from), join(path, to))
  for (const [name, content] of Object.entries(createManagerFiles(agent)))
    writeFileSync(join(path, name), content)
  const { version }: { version: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const manifest = readParts<Manifest>(layers, 'package.json').reduce<Manifest>(mergeManifest, {})
  writeJson(join(path, 'package.json'), withVersion(manifest, version, toPackageName(basename(path))))
  writeJson(
    join(path, 'tsconfig.json'),
    readParts<Tsconfig>(layers, 'tsconfig.json').reduce<Tsconfig>(mergeTsconfig, {}),
  )
  return path
}

/** Returns the folders whose files are copied. A file of a later folder replaces the one of an earlier folder. */
function getLayers({ template, options }: Answers, source: string): readonly string[] {
  const folders = [...templates[template].shared, template]
  return [
    ...folders.map((name) => join(source, 'templates', name)),
    ...['all', ...folders].flatMap((name) =>
      options.map((option) => join(source, 'templates/options', option, name)),
    ),
  ].filter((layer) => existsSync(layer))
}

/** Returns what the shared files depend on. */
function getFacts({ template, options }: Answers, source: string): Facts {
  const { shared, serve, port, main = '', page, account } = templates[template]
  const texts = JSON.parse(readFileSync(join(source, 'templates/texts.json'), 'utf8'))
  return {
    conditions: [template, ...shared, ...options],
    texts: { ...texts, SERVE: serve, PORT: String(port), MAIN: main, PAGE: page, ACCOUNT: account },
  }
}

/** Files that a template writes when it runs in place. */
const created: readonly string[] = ['node_modules', 'dist', '.next', 'test-results', 'playwright-report']

/** Returns the paths of the files in a layer, relative to it. */
function listFiles(layer: string): readonly string[] {
  return readdirSync(layer, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(layer, join(parentPath, name)))
    .filter((file) => !file.split(/[\\/]/).some((part) => created.includes(part)))
}

/** Returns the content of a JSON file in each layer that has it. */
function readParts<Part>(layers: readonly string[], name: string): readonly Part[] {
  return layers
    .map((layer) => join(layer, name))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

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
