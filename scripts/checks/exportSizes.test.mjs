import { expect, test } from 'vitest'
import { check, findViolations, toBatches } from './exportSizes.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const entry = '@latchkit/react/actions'
const getAccount = { entry, name: 'getAccount' }
const openPay = { entry, name: 'openPay' }
const startPay = { entry, name: 'startPay' }

test('default', () => {
  const added = [{ exported: [getAccount, openPay], bytes: 500 }]
  expect(findViolations('Vite', added, { max: 600, larger: { openPay: 500 } })).toEqual([])
})

test('error: an export that adds too much', () => {
  const added = [
    { exported: [getAccount], bytes: 500 },
    { exported: [openPay], bytes: 900 },
  ]
  expect(findViolations('esbuild', added, { max: 400, larger: { openPay: 900 } })).toEqual([
    {
      file: entry,
      message: 'getAccount adds 500 bytes gzipped to the start of an app with esbuild: at most 400',
    },
  ])
})

test('behavior: exports with one limit are together where they are estimated to be within it', () => {
  const exported = [openPay, getAccount, startPay]
  const limits = { max: 100, larger: { openPay: 900, startPay: 900 } }
  expect(toBatches(exported, limits, () => 50)).toEqual([[getAccount], [openPay, startPay]])
  expect(toBatches(exported, limits, (together) => together.length * 500)).toEqual([
    [getAccount],
    [openPay],
    [startPay],
  ])
})

/** Text that does not become much smaller. @param {number} length */
const toText = (length) =>
  Array.from({ length }, (_, index) => ((index * 7919) % 104729).toString(36)).join('-')

/** Checks an app with a package that has these modules. @param {Readonly<Record<string, string>>} modules */
function checkPackage(modules) {
  const folder = 'apps/playground/node_modules/@latchkit/react'
  const index = `export { add } from './add.js';\nexport { open } from './open.js';\n`
  const root = writeTempFiles({
    'apps/playground/package.json': '{"name":"playground","private":true,"type":"module"}',
    'packages/react/dist/exports/index.js': index,
    [`${folder}/package.json`]:
      '{"name":"@latchkit/react","type":"module","sideEffects":false,"exports":"./index.js"}',
    [`${folder}/index.js`]: `${index}export { app } from './app.js';\n`,
    // Vite adds its function that loads modules.
    [`${folder}/app.js`]: `export const app = () => import('./page.js')`,
    [`${folder}/page.js`]: `export const page = 1`,
    [`${folder}/view.js`]: `export const view = (key) => ${JSON.stringify(toText(2_000))} + key`,
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`${folder}/${path}`, text])),
  })
  const app = `export { app } from '@latchkit/react'`
  const logged = /** @type {string[]} */ ([])
  const budget = { app, entries: ['@latchkit/react'], max: 400, larger: { gone: 500 } }
  return check(root, budget, (text) => logged.push(text)).then((violations) => ({ violations, logged }))
}

test('behavior: a view that loads later does not count, in Vite and in esbuild', async () => {
  const { violations, logged } = await checkPackage({
    'add.js': `export const add = (a, b) => a + b`,
    'open.js': `export const open = () => import('./view.js')`,
  })
  expect(violations).toEqual([
    { file: 'scripts/checks/exportSizes.config.mjs', message: 'there is no export gone' },
  ])
  expect(logged.filter((text) => text.startsWith('Vite, '))).toHaveLength(2)
})

test('error: a view that loads with the page, in Vite and in esbuild', async () => {
  const { violations } = await checkPackage({
    'add.js': `export const add = (a, b) => a + b`,
    'open.js': `import { view } from './view.js'\nexport const open = () => view(1)`,
  })
  expect(violations.map(({ message }) => message.replace(/\d+ bytes/, 'N bytes'))).toEqual([
    'open adds N bytes gzipped to the start of an app with Vite: at most 400',
    'open adds N bytes gzipped to the start of an app with esbuild: at most 400',
    'there is no export gone',
  ])
})
