import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { optionNames, templateNames, templates } from './Answers.js'
import { createProject } from './createProject.js'

const source = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Packages that only templates have. */
const onlyInTemplates = ['next', 'svelte-check', 'vue-tsc']

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'create-latchkit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

test.each(templateNames)('default: %s is copied with a name and the versions of this release', (template) => {
  const folder = join(createFolder(), 'My Dapp')
  expect(createProject({ folder, template, options: [] }, source)).toBe(folder)
  const { version } = readJson(source, 'package.json')
  const { name, dependencies, devDependencies } = readJson(folder, 'package.json')
  expect(name).toBe('my-dapp')
  expect(dependencies['@latchkit/core']).toBe(`^${version}`)
  expect(devDependencies['@latchkit/devnet']).toBe(`^${version}`)
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('node_modules')
  expect(existsSync(join(folder, '_gitignore'))).toBe(false)
})

test.each(templateNames)('param: options are added to %s', (template) => {
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

test.each(templateNames)('behavior: %s says nothing of options that it does not have', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: [] }, source)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(readme).not.toMatch(/npm run gateway|by e-mail|sign-in|<!--/)
  expect(existsSync(join(folder, 'gateway'))).toBe(false)
})

test.each(templateNames)('param: %s has the commands and files of its package manager', (template) => {
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

test.each([
  ['next', 'http://127.0.0.1:3000', 'next dev -H 127.0.0.1 -p 3000'],
  ['vue', 'http://127.0.0.1:5173', 'vite'],
] as const)('behavior: the tests of %s start its own server', (template, url, command) => {
  const folder = createFolder()
  createProject({ folder, template, options: [] }, source)
  const config = readFileSync(join(folder, 'playwright.config.ts'), 'utf8')
  expect(config).toContain(`const url = '${url}'`)
  expect(config).toContain(`-- ${command}',`)
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

test.each(templateNames)('behavior: %s has the versions of the workspace', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: [] }, source)
  const { dependencies, devDependencies } = readJson(folder, 'package.json')
  const known: Readonly<Record<string, string>> = {
    ...readJson(root, 'interop/vue/package.json').dependencies,
    ...readJson(root, 'interop/svelte/package.json').dependencies,
    ...parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).catalog,
  }
  // Next.js, Vue and Svelte read the compiler of TypeScript, which version 7 no longer has.
  const readsCompiler = template === 'next' || template === 'vue' || template === 'svelte'
  const problems = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([name]) => !name.startsWith('@latchkit/') && !onlyInTemplates.includes(name))
    .filter(([name]) => !(readsCompiler && name === 'typescript'))
    .filter(([name, range]) => range.replace(/^[\^~]/, '') !== known[name]?.replace(/^[\^~]/, ''))
  expect(problems).toEqual([])
})

test.each(templateNames)('behavior: %s has every file that it shares, with its texts', (template) => {
  const folder = createFolder()
  createProject({ folder, template, options: [] }, source)
  const shared = templates[template].shared.flatMap((name) => listFiles(join(source, 'templates', name)))
  expect(shared).toContain(join('src', 'networks.ts'))
  const created = listFiles(folder)
  expect(
    shared.filter(
      (file) => !created.includes(file.replace('_gitignore', '.gitignore').replace('_biome', 'biome')),
    ),
  ).toEqual([])
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(created.filter((file) => /%[A-Z]+%|<!-- (?:if|end)/.test(read(file)))).toEqual([])
  const { page, account, main = page } = templates[template]
  expect(read('README.md')).toContain(`| \`${page}\`, \`${account}\` | the page |`)
  expect(created).toEqual(expect.arrayContaining([page, account, main]))
  expect(created.some((file) => read(file).includes(`This page is <code>${page}</code>`))).toBe(true)
})

test('behavior: a text of the page stands once in the templates', () => {
  const { INTRO, SIGN } = readJson(source, 'templates/texts.json')
  const sources = join(source, 'templates')
  for (const text of [INTRO, SIGN]) {
    const copies = listFiles(sources).filter((file) =>
      readFileSync(join(sources, file), 'utf8').includes(text),
    )
    expect(copies.filter((file) => !file.includes('e2e'))).toEqual(['texts.json'])
  }
})

test('behavior: the packages of each template are those of its framework', () => {
  const frameworks = ['@latchkit/react', '@latchkit/vue', '@latchkit/html', 'react', 'vue', 'svelte']
  const found = templateNames.map((template) => {
    const folder = createFolder()
    createProject({ folder, template, options: [] }, source)
    const { dependencies } = readJson(folder, 'package.json')
    return [template, frameworks.filter((name) => name in dependencies)]
  })
  expect(Object.fromEntries(found)).toEqual({
    'vite-react': ['@latchkit/react', 'react'],
    next: ['@latchkit/react', 'react'],
    vue: ['@latchkit/vue', '@latchkit/html', 'vue'],
    svelte: ['@latchkit/html', 'svelte'],
    html: ['@latchkit/html'],
  })
})

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}
