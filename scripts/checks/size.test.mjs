import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { check } from './size.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {number} bytes Text that gzip cannot make smaller than about this. */
const noise = (bytes) => `export const noise = '${randomBytes(bytes).toString('base64').slice(0, bytes)}'\n`

const entry =
  "import { noise } from './noise.js'\nexport const open = () => import('./lazy.js')\nexport { noise }\n"

/** @typedef {(typeof import('../../size.config.mjs'))['budgets'][number]} Budget */

/**
 * @param {Record<string, string>} files Of the package `kit`, whose entry is index.js.
 * @param {Partial<Budget>} budget
 */
function messages(files, budget) {
  const folder = 'apps/playground/node_modules/kit'
  const root = writeTempFiles({
    [`${folder}/package.json`]:
      '{ "name": "kit", "type": "module", "sideEffects": false, "exports": "./index.js" }',
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text])),
  })
  const whole = {
    name: 'kit',
    reason: 'a test',
    max: 2000,
    code: "export * from 'kit'",
    count: /** @type {const} */ ('start'),
  }
  return check(root, { external: ['react'], budgets: [{ ...whole, ...budget }] }, () => {}).then((found) =>
    found.map(({ message }) => message),
  )
}

test('default', async () => {
  expect(await messages({ 'index.js': entry, 'noise.js': noise(500), 'lazy.js': noise(9000) }, {})).toEqual(
    [],
  )
})

test('error: over the budget at the start', async () => {
  const files = { 'index.js': entry, 'noise.js': noise(4000), 'lazy.js': '' }
  expect(await messages(files, {})).toEqual([expect.stringMatching(/^\d\.\d kB gzipped: at most 2\.0 kB$/)])
})

test('error: over the budget once the lazy parts are loaded', async () => {
  const files = { 'index.js': entry, 'noise.js': noise(500), 'lazy.js': noise(9000) }
  expect(await messages(files, { count: 'open' })).toHaveLength(1)
})

test('behavior: does not count a lazy module that is not loaded', async () => {
  const files = { 'index.js': entry, 'noise.js': noise(500), 'lazy.js': noise(9000) }
  expect(await messages(files, { count: 'open', lazy: [/lazy\.js$/] })).toEqual([])
})

test('behavior: does not count external packages', async () => {
  expect(await messages({ 'index.js': "export { useState } from 'react'" }, {})).toEqual([])
})

test('error: a module that the bundle must not contain', async () => {
  const files = { 'index.js': "export { noise } from './solana/noise.js'", 'solana/noise.js': noise(10) }
  expect(await messages(files, { without: /solana/ })).toEqual([
    expect.stringContaining('the bundle must not contain'),
  ])
})

test('behavior: accepts such a module if it is tree-shaken', async () => {
  const files = {
    'index.js': "export const a = 1\nexport { noise } from './solana/noise.js'",
    'solana/noise.js': noise(10),
  }
  expect(await messages(files, { code: "export { a } from 'kit'", without: /solana/ })).toEqual([])
})
