import { expect, test } from 'vitest'
import { check } from './types.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const tsconfig = JSON.stringify({
  compilerOptions: { strict: true, types: [], lib: ['ES2022'] },
  include: ['src'],
})

test('default', async () => {
  const root = writeTempFiles({
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export const a: string = "a"',
  })
  expect(await check(root)).toEqual([])
})

test('error: a wrong type', async () => {
  const root = writeTempFiles({
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export const a: string = 1',
  })
  const [violation] = await check(root)
  expect(violation?.message).toContain("Type 'number' is not assignable to type 'string'")
})

test('error: a type test that no longer holds', async () => {
  const text = '// @ts-expect-error a number is refused\nexport const a: string = "fine"'
  const root = writeTempFiles({
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.test-d.ts': text,
  })
  const [violation] = await check(root)
  expect(violation?.message).toContain("Unused '@ts-expect-error' directive")
})

test('error: a file that no project includes', async () => {
  const root = writeTempFiles({
    'packages/core/tsconfig.json': tsconfig,
    'packages/core/src/a.ts': 'export {}',
    'packages/core/extra/b.ts': 'export const a: string = 1',
  })
  expect(await check(root)).toEqual([
    { file: 'packages/core/extra/b.ts', message: 'no tsconfig.json includes it' },
  ])
})
