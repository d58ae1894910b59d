import { expect, test } from 'vitest'
import { check } from './types.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const compilerOptions = { strict: true, types: [], lib: ['ES2022'] }
const tsconfig = JSON.stringify({ compilerOptions, include: ['src'] })
const root = {
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  'root.ts': 'export {}',
}

test('default', async () => {
  const folder = writeTempFiles({
    ...root,
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export const a: string = "a"',
  })
  expect(await check(folder)).toEqual([])
})

test('error: a wrong type', async () => {
  const folder = writeTempFiles({
    ...root,
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export const a: string = 1',
  })
  const [violation] = await check(folder)
  expect(violation?.message).toContain("Type 'number' is not assignable to type 'string'")
})

test('error: a type test that no longer holds', async () => {
  const text = '// @ts-expect-error a number is refused\nexport const a: string = "fine"'
  const folder = writeTempFiles({
    ...root,
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.test-d.ts': text,
  })
  const [violation] = await check(folder)
  expect(violation?.message).toContain("Unused '@ts-expect-error' directive")
})

test('error: a file that no project includes', async () => {
  const folder = writeTempFiles({
    ...root,
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export {}',
    'packages/core/extra/b.ts': 'export const a: string = 1',
  })
  expect(await check(folder)).toEqual([
    { file: 'packages/core/extra/b.ts', message: 'no tsconfig.json includes it' },
  ])
})

test('error: a wrong type of a file that only the root includes', async () => {
  const folder = writeTempFiles({ ...root, 'root.ts': 'export const a: string = 1' })
  const [violation] = await check(folder)
  expect(violation?.message).toContain('root.ts(1,14): error TS2322')
})

test('behavior: a second run without a change finds the same errors', async () => {
  const folder = writeTempFiles({
    ...root,
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export const a: string = 1',
  })
  const first = await check(folder)
  expect(first).toHaveLength(1)
  expect(await check(folder)).toEqual(first)
})
