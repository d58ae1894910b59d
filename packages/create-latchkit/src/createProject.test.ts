import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { optionNames } from './Answers.js'
import { createProject } from './createProject.js'

const source = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const templates = ['vite-react', 'next'] as const

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'create-latchkit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

test.each(templates)('default: %s is copied with a name and the versions of this release', (template) => {
  const folder = join(createFolder(), 'My Dapp')
  expect(createProject({ folder, template, options: [] }, source)).toBe(folder)
  const { version } = readJson(source, 'package.json')
  const { name, dependencies, devDependencies } = readJson(folder, 'package.json')
  expect(name).toBe('my-dapp')
  expect(dependencies['@latchkit/react']).toBe(`^${version}`)
  expect(devDependencies['@latchkit/devnet']).toBe(`^${version}`)
  expect(dependencies.react).toMatch(/^\^19/)
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('node_modules')
  expect(existsSync(join(folder, '_gitignore'))).toBe(false)
})

test.each(templates)('param: options are added to %s', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: optionNames }, source)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('src/options/login.ts')).toContain('loginUrl')
  expect(read('src/options/signIn.ts')).toContain('statement')
  expect(read('src/options/gateway.ts')).toContain('@latchkit/gateway-client/login')
  // The build, the settings of the gateway and its README agree on the address.
  const { port, projectsFile, chainsFile } = readJson(folder, 'gateway/gateway.json')
  expect(read('.env.production')).toMatch(`_GATEWAY_URL=http://127.0.0.1:${port}\n`)
  expect(readJson(folder, projectsFile).projects[0].id).toBe('my-dapp')
  expect(readJson(folder, chainsFile).chains).toHaveLength(2)
  expect(readJson(folder, 'package.json').scripts.gateway).toContain('latchkit-gateway')
  expect(read('README.md')).toContain('npm run gateway')
  expect(read('README.md')).not.toContain('<!--')
})

test.each(templates)('behavior: %s says nothing of options that it does not have', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: [] }, source)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(readme).not.toMatch(/npm run gateway|by e-mail|sign-in|<!--/)
  expect(existsSync(join(folder, 'gateway'))).toBe(false)
})

test.each(templates)('param: %s has the commands and files of its package manager', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: optionNames }, source, { manager: 'yarn', version: '4.9.1' })
  const texts = ['README.md', '.env.development', '.env.production', 'playwright.config.ts'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  )
  for (const text of texts) expect(text).not.toMatch(/\bnp[mx] /)
  expect(texts[0]).toContain('yarn dev')
  expect(readFileSync(join(folder, '.yarnrc.yml'), 'utf8')).toBe('nodeLinker: node-modules\n')
  // pnpm and Corepack would contact the registry before each command.
  expect(readJson(folder, 'package.json')).not.toHaveProperty('packageManager')
})

test('error: a folder with files is refused, and stays as it is', () => {
  const folder = createFolder()
  for (const file of ['a', 'b', 'c', 'd', 'e']) writeFileSync(join(folder, file), file)
  expect(() => createProject({ folder, template: 'vite-react', options: [] }, source)).toThrow(
    `The folder ${folder} is not empty: it has a, b, c and 2 more. Choose another one, or empty it first.`,
  )
  expect(readdirSync(folder)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('error: a file in place of the folder', () => {
  const file = join(createFolder(), 'app')
  writeFileSync(file, '')
  expect(() => createProject({ folder: file, template: 'vite-react', options: [] }, source)).toThrow(
    `${file} is a file. Choose another folder.`,
  )
})

test('behavior: a new repository is not a folder with files', () => {
  const folder = createFolder()
  mkdirSync(join(folder, '.git'))
  createProject({ folder, template: 'vite-react', options: [] }, source)
  expect(readdirSync(folder)).toContain('index.html')
})

test.each(templates)('behavior: %s has the versions of the workspace', (template) => {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const { dependencies, devDependencies } = readJson(source, 'templates', template, 'package.json')
  const problems = Object.entries<string>({ ...dependencies, ...devDependencies })
    // Next.js reads the compiler of TypeScript, which version 7 no longer has. Next.js itself is only in templates and pages of interop.
    .filter(
      ([name]) =>
        !name.startsWith('@latchkit/') && name !== 'next' && !(template === 'next' && name === 'typescript'),
    )
    .filter(([name, range]) => range.replace(/^[\^~]/, '') !== catalog[name]?.replace(/^[\^~]/, ''))
  expect(problems).toEqual([])
})

test.each(templates)('behavior: %s has the files that no framework matters for, unchanged', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: [] }, source)
  const shared = join(source, 'templates/shared')
  const files = readdirSync(shared, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && entry.name !== 'package.json'
      ? relative(shared, join(entry.parentPath, entry.name))
      : [],
  )
  expect(files).toContain(join('src', 'networks.ts'))
  const different = files.filter((file) => {
    const created = join(folder, file === '_gitignore' ? '.gitignore' : file)
    return !readFileSync(created).equals(readFileSync(join(shared, file)))
  })
  expect(different).toEqual([])
})
