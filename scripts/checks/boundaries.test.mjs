import { expect, test } from 'vitest'
import { check } from './boundaries.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/**
 * What the check says of one file in one package.
 *
 * @param {string} file
 * @param {string} text
 * @param {Record<string, unknown>} [manifest]
 */
function messages(file, text, manifest = {}) {
  const folder = file.split('/').slice(0, 2).join('/')
  const name = `@latchkit/${folder.split('/')[1]}`
  const root = writeTempFiles({
    [`${folder}/package.json`]: JSON.stringify({ name, ...manifest }),
    [file]: text,
  })
  return check(root).map(({ message }) => message)
}

test('default', () => {
  const dependencies = { '@latchkit/core': 'workspace:^', '@latchkit/ui': 'workspace:^' }
  expect(
    messages(
      'packages/react/src/a.ts',
      "import { kit } from '@latchkit/core'\nimport { Button } from '@latchkit/ui'",
      { dependencies },
    ),
  ).toEqual([])
})

test.each([
  [
    'core importing a sibling',
    'packages/core/src/a.ts',
    "import type { A } from '@latchkit/ui'",
    'may not import @latchkit/ui',
  ],
  [
    'ui importing react',
    'packages/ui/src/a.ts',
    "import '@latchkit/react'",
    'may not import @latchkit/react',
  ],
  [
    'an adapter importing an adapter',
    'packages/adapter-wagmi/src/a.ts',
    "import '@latchkit/adapter-ethers'",
    'may not import',
  ],
  [
    'ui importing code of core',
    'packages/ui/src/a.ts',
    "import { x } from '@latchkit/core'",
    'only types of @latchkit/core',
  ],
  [
    'the tests that adapters share in shipped code',
    'packages/adapter-wagmi/src/a.ts',
    "import '@latchkit/adapter-tests/startAdapter'",
    'may not import @latchkit/adapter-tests',
  ],
  [
    'a lazy wrong arrow',
    'packages/core/src/a.ts',
    "const x = import('@latchkit/react')",
    'may not import @latchkit/react',
  ],
  [
    'a type by import()',
    'packages/core/src/a.ts',
    "type A = import('@latchkit/ui').A",
    'may not import @latchkit/ui',
  ],
  [
    'an undeclared dependency',
    'packages/core/src/a.ts',
    "import 'dnum'",
    'dnum is not among the dependencies',
  ],
  [
    'testing in shipped code',
    'packages/react/src/a.ts',
    "import { x } from '@latchkit/core/testing'",
    'is for tests',
  ],
  ['a package without a rule', 'packages/new/src/a.ts', '', 'packages/new has no arrows'],
])('error: %s', (_, file, text, message) => {
  expect(messages(file, text).join('\n')).toContain(message)
})

test('error: a wrong arrow in package.json alone', () => {
  const manifest = { peerDependencies: { '@latchkit/react': 'workspace:^' } }
  expect(messages('packages/core/src/a.ts', '', manifest)).toEqual([
    '@latchkit/core may not depend on @latchkit/react',
  ])
})

test('behavior: a package under another name counts as the one it is', () => {
  const file = 'packages/adapter-ethers/src/v5/a.ts'
  const text = "import { utils } from '#ethers5'"
  expect(messages(file, text, { peerDependencies: { ethers: '5' } })).toEqual([])
  expect(messages(file, text, { devDependencies: { ethers5: '5' } })).toEqual([
    'ethers is not among the dependencies of @latchkit/adapter-ethers',
  ])
})

test('error: a shipped file using a devDependency', () => {
  expect(
    messages('packages/core/src/a.ts', "import 'viem'", { devDependencies: { viem: '1' } }),
  ).toHaveLength(1)
})

test.each([
  ['types of core in ui', 'packages/ui/src/a.ts', "import type { A } from '@latchkit/core'"],
  ['inline types of core in ui', 'packages/ui/src/a.ts', "import { type A } from '@latchkit/core'"],
  [
    'the fakes in a test',
    'packages/ui/src/a.test.ts',
    "import { createTestKit } from '@latchkit/core/testing'",
  ],
  [
    'the devnet in a test',
    'packages/adapter-wagmi/src/a.test.ts',
    "import { startDevnet } from '@latchkit/devnet'",
  ],
  [
    'the tests that adapters share',
    'packages/adapter-wagmi/src/a.test.ts',
    "import { startAdapter } from '@latchkit/adapter-tests/startAdapter'",
  ],
  [
    'the devnet in what a test needs',
    'packages/adapter-wagmi/src/a.fixtures.ts',
    "import { startDevnet } from '@latchkit/devnet'",
  ],
])('behavior: lets %s be', (_, file, text) => {
  expect(messages(file, text, { dependencies: { '@latchkit/core': 'workspace:^' } })).toEqual([])
})

test('behavior: a package whose build copies another one needs it as a devDependency', () => {
  const file = 'packages/html/src/a.ts'
  const text = "import { useState } from 'react'\nimport { ConnectButton } from '@latchkit/react'"
  const devDependencies = { '@latchkit/react': 'workspace:^', react: '19' }
  expect(messages(file, text, { devDependencies })).toEqual([])
  expect(messages(file, text)).toEqual([
    'react is not among the dependencies of @latchkit/html',
    '@latchkit/react is not among the dependencies of @latchkit/html',
  ])
})
