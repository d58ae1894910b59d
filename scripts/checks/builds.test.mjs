import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeEntries } from '../../tsup.entries.js'
import { check as checkBundlers } from './bundlers.mjs'
import { check as checkExportSizes } from './exportSizes.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

// What the builds of the packages do so that bundlers of apps give no warning, and load no more than an app needs.

/**
 * Writes a package as tsup does, before its entries are prepared.
 *
 * @param {string} root
 * @param {string} name
 * @param {Readonly<Record<string, string>>} modules
 * @returns {string} The folder of its modules.
 */
function writePackageFiles(root, name, modules) {
  const folder = join(root, 'apps/playground/node_modules', name)
  const exports = { '.': './dist/exports/index.js', './modules/*': './dist/modules/*.js' }
  const manifest = { name, type: 'module', sideEffects: false, exports }
  const files = {
    'package.json': JSON.stringify(manifest),
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`dist/${path}`, text])),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return join(folder, 'dist')
}

/** Writes an app with `@latchkit/react`. @param {Readonly<Record<string, string>>} modules */
function writePackage(modules) {
  const root = writeTempFiles({
    'apps/playground/package.json': '{"name":"playground","private":true,"type":"module"}',
    'packages/react/dist/exports/index.js': modules['exports/index.js'] ?? '',
  })
  return { root, dist: writePackageFiles(root, '@latchkit/react', modules) }
}

test('behavior: the modules of a package have no "use client", of which Rollup warns', async () => {
  const { root, dist } = writePackage({
    'exports/index.js': 'export { useA } from "../useA.js";\n',
    'useA.js': '"use client";\nexport const useA = () => 1;\n',
  })
  await writeEntries(dist, '@latchkit/react')
  expect(await checkBundlers(root, { app: `export { useA } from '@latchkit/react'` })).toEqual([])
})

/** Text that does not become much smaller. */
const large = Array.from({ length: 2_000 }, (_, index) => ((index * 7919) % 104729).toString(36)).join('-')

test('behavior: an action loads nothing of what only later chunks use, in Vite and in esbuild', async () => {
  const { root, dist } = writePackage({
    'exports/index.js': 'export { app } from "../app.js";\nexport { getAccount } from "../getAccount.js";\n',
    'app.js': 'export const app = () => import("./later.js");\n',
    'later.js': 'import { openPay } from "@latchkit/core";\nexport const later = () => openPay();\n',
    'getAccount.js':
      'import { readAccount } from "@latchkit/core";\nexport const getAccount = (kit) => readAccount(kit);\n',
  })
  const core = writePackageFiles(root, '@latchkit/core', {
    'exports/index.js':
      'export { openPay } from "../openPay.js";\nexport { readAccount } from "../readAccount.js";\n',
    'openPay.js': `export const openPay = (key) => ${JSON.stringify(large)} + key;\n`,
    'readAccount.js': 'export const readAccount = (kit) => kit.account;\n',
  })
  await writeEntries(core, '@latchkit/core')
  await writeEntries(dist, '@latchkit/react')
  const app = `export { app } from '@latchkit/react'`
  const limits = { app, entries: ['@latchkit/react'], max: 400, larger: {} }
  expect(await checkExportSizes(root, limits, () => {})).toEqual([])
})
