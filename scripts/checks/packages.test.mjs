import { expect, test } from 'vitest'
import { check } from './packages.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const manifest = {
  name: '@latchkit/thing',
  version: '1.0.0',
  description: 'A thing.',
  license: 'MIT',
  homepage: 'https://example.com',
  repository: { type: 'git', url: 'git+https://example.com/thing.git', directory: 'packages/thing' },
  bugs: 'https://example.com/issues',
  keywords: ['thing'],
  type: 'module',
  sideEffects: false,
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  publishConfig: { access: 'public' },
}

/**
 * Returns the messages of the check for a valid package with these files replaced. `undefined` removes a file.
 *
 * @param {Record<string, string | undefined>} [files]
 * @param {object} [changes] To package.json.
 */
async function messages(files = {}, changes = {}) {
  const all = {
    'package.json': JSON.stringify({ ...manifest, ...changes }),
    LICENSE: 'MIT',
    'README.md': '# thing',
    'dist/index.js': 'export const a = 1\n',
    'dist/index.d.ts': 'export declare const a: number\n',
    ...files,
  }
  const kept = Object.entries(all).flatMap(([path, text]) =>
    text === undefined ? [] : [[`packages/thing/${path}`, text]],
  )
  return (await check(writeTempFiles(Object.fromEntries(kept)))).map(({ message }) => message)
}

test('default', async () => {
  expect(await messages()).toEqual([])
})

test.each([
  ['no README', { 'README.md': undefined }, 'does not contain README.md'],
  [
    'a test in the tarball',
    { 'dist/a.test.js': '', 'dist/a.test.d.ts': '' },
    'must not contain dist/a.test.js',
  ],
  [
    'a module without types',
    { 'dist/b.js': 'export const b = 1\n' },
    'dist/b.js has no .d.ts in the same folder',
  ],
  ['a missing entry', { 'dist/index.js': undefined }, 'publint:'],
  [
    'types that do not resolve',
    { 'dist/index.d.ts': "export * from './b'\n", 'dist/b.d.ts': 'export {}\n' },
    'are-the-types-wrong:',
  ],
  [
    'a lost "use client"',
    { 'src/index.ts': '"use client"\nexport const a = 1\n' },
    'dist/index.js lost its "use client"',
  ],
  [
    'a "use client" of which Rollup warns',
    { 'dist/b.js': '"use client"\nexport const b = 1\n', 'dist/b.d.ts': 'export declare const b: number\n' },
    'dist/b.js has a "use client", of which Rollup warns',
  ],
])('error: %s', async (_, files, message) => {
  expect((await messages(files)).join('\n')).toContain(message)
})

test('error: metadata, and a source map', async () => {
  const changes = {
    keywords: [],
    homepage: undefined,
    sideEffects: undefined,
    publishConfig: {},
    repository: { ...manifest.repository, directory: 'packages/other' },
  }
  expect(await messages({ 'dist/index.js.map': '{}' }, changes)).toEqual(
    expect.arrayContaining([
      'package.json has no keywords',
      'package.json has no homepage',
      'package.json has no sideEffects',
      'publishConfig.access must be public',
      'repository.directory must be packages/thing',
      'the tarball must not contain dist/index.js.map',
    ]),
  )
})

test('error: the export condition for sources', async () => {
  const exports = { '.': { '@latchkit/source': './src/index.ts', ...manifest.exports['.'] } }
  expect((await messages({}, { exports })).join('\n')).toContain('still contains @latchkit/source')
})

test.each([
  ['export declare const b: number\n', []],
  ["export * from './c'\n", [expect.stringContaining('are-the-types-wrong:')]],
])('behavior: checks each entry that a pattern of exports matches: %j', async (types, expected) => {
  const exports = {
    ...manifest.exports,
    './views/*': { types: './dist/views/*.d.ts', default: './dist/views/*.js' },
  }
  const files = {
    'dist/views/b.js': 'export const b = 1\n',
    'dist/views/b.d.ts': types,
    'dist/views/c.js': 'export {}\n',
    'dist/views/c.d.ts': 'export {}\n',
  }
  expect(await messages(files, { exports })).toEqual(expected)
})

test('behavior: a command needs no types, and nothing else that only an app reads', async () => {
  const command = { bin: { thing: './dist/cli.mjs' }, exports: { './package.json': './package.json' } }
  const files = { 'dist/cli.mjs': '#!/usr/bin/env node\n', 'dist/page.js': 'export {}\n' }
  expect(await messages(files, command)).toEqual([])
  expect(await messages({ ...files, LICENSE: undefined }, command)).toEqual([
    'the tarball does not contain LICENSE',
  ])
})

test('behavior: a private package is not packed', async () => {
  expect(await messages({ LICENSE: undefined }, { private: true })).toEqual([])
})
