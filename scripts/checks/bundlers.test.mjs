import { expect, test } from 'vitest'
import { check } from './bundlers.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** Checks an app whose only package has these modules. @param {Readonly<Record<string, string>>} modules */
function checkPackage(modules) {
  const folder = 'apps/playground/node_modules/@latchkit/planted'
  const manifest = { name: '@latchkit/planted', type: 'module', sideEffects: false, exports: './index.js' }
  const root = writeTempFiles({
    'apps/playground/package.json': '{"name":"playground","private":true,"type":"module"}',
    [`${folder}/package.json`]: JSON.stringify(manifest),
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`${folder}/${path}`, text])),
  })
  return check(root, { app: `export { load } from '@latchkit/planted'` })
}

test('default', async () => {
  const modules = {
    'index.js': `export const load = () => import('./lazy.js')`,
    'lazy.js': `export const value = 1`,
  }
  expect(await checkPackage(modules)).toEqual([])
})

test('error: chunks that import each other', async () => {
  const violations = await checkPackage({
    'index.js': `export const load = () => [import('./group.js'), import('./part.js'), import('./user.js')]`,
    'group.js': `import { b } from './other.js'\nexport const a = () => b`,
    'other.js': `import { a } from './part.js'\nexport const b = () => a()`,
    // What is left of a module that was gathered into a group.
    'part.js': `export { a } from './group.js'\nexport const c = () => 1`,
    'user.js': `import { a } from './part.js'\nexport const d = () => a()`,
  })
  expect(violations).toContainEqual({
    file: 'Rollup (app)',
    message: expect.stringContaining('it will produce a circular dependency between chunks'),
  })
})

test('error: a directive at the start of a module', async () => {
  const violations = await checkPackage({ 'index.js': `'use client'\nexport const load = () => 1` })
  expect(violations).toContainEqual({
    file: 'Rollup (app)',
    message: expect.stringContaining('Module level directives'),
  })
})

test('error: an import of an optional package that is not installed', async () => {
  const violations = await checkPackage({ 'index.js': `export const load = () => import('@solana/web3.js')` })
  expect(violations.map(({ file }) => file)).toEqual(['esbuild (app)', 'Rollup (app)', 'Vite (app)'])
  expect(violations.map(({ message }) => message)).toEqual(
    Array(3).fill(expect.stringContaining('@solana/web3.js')),
  )
})

test('error: an export that does not exist', async () => {
  const violations = await checkPackage({
    'index.js': `import * as lazy from './lazy.js'\nexport const load = () => lazy.missing`,
    'lazy.js': `export const value = 1`,
  })
  expect(new Set(violations.map(({ file }) => file))).toEqual(new Set(['Rollup (app)', 'Vite (app)']))
})
