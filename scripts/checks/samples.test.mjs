import { expect, test } from 'vitest'
import { check } from './samples.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const entry =
  "/** Connects.\n *\n * @example\n * import { connect } from './a.js'\n * CALL\n */\nexport const a = 1\n"

test('default', async () => {
  expect(
    await check(writeTempFiles({ 'README.md': '```ts\nconst a: string = "a"\nexport { a }\n```\n' })),
  ).toEqual([])
})

test('error: a wrong type, with its line in the document', async () => {
  const root = writeTempFiles({
    'packages/core/README.md': 'Text.\n\n```ts\nconst ok = 1\nexport const a: string = ok\n```\n',
  })
  expect(await check(root)).toEqual([
    { file: 'packages/core/README.md', line: 5, message: expect.stringContaining('not assignable') },
  ])
})

test('error: an undeclared name in a document', async () => {
  expect(await check(writeTempFiles({ 'README.md': '```ts\nkit.open()\n```\n' }))).toHaveLength(1)
})

test('behavior: an @example may use undeclared names', async () => {
  const root = writeTempFiles({
    'packages/core/src/b.ts': entry
      .replace("import { connect } from './a.js'", 'await kit.open()')
      .replace('CALL', ''),
  })
  expect(await check(root)).toEqual([])
})

test('error: an @example that no longer compiles', async () => {
  const text = entry.replace("import { connect } from './a.js'", 'const a: string = 1').replace('CALL', '')
  expect(await check(writeTempFiles({ 'packages/core/src/b.ts': text }))).toEqual([
    { file: 'packages/core/src/b.ts', line: 4, message: expect.stringContaining('not assignable') },
  ])
})

test('behavior: ignores other languages', async () => {
  expect(await check(writeTempFiles({ 'README.md': '```sh\nnpm start\n```\n' }))).toEqual([])
})

test('behavior: a title that a page repeats is a later version, beside the earlier files', async () => {
  const sample = (/** @type {string} */ title, /** @type {string} */ code) =>
    `\`\`\`ts title="src/${title}.ts"\n${code}\n\`\`\`\n`
  const root = writeTempFiles({
    'README.md': [
      sample('kit', 'export const kit = 1'),
      sample('app', "import { kit } from './kit'\nexport const app: string = kit"),
      sample('app', "import { kit } from './kit'\nexport const app: number = kit"),
      sample('kit', "export const kit = 'a'"),
    ].join(''),
  })
  expect(await check(root)).toEqual([
    { file: 'README.md', line: 6, message: expect.stringContaining('not assignable') },
  ])
})
