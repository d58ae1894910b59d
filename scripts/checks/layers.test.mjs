import { expect, test } from 'vitest'
import { check } from './layers.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const core = 'packages/core/src'

test('default: imports from the same layer and from lower ones', () => {
  const root = writeTempFiles({
    [`${core}/kit/createLatchkit.ts`]: "import '../features/modal/machine.js'\nimport './mount.js'",
    [`${core}/kit/mount.ts`]: "import '../engine/runner.js'",
    [`${core}/features/modal/machine.ts`]: "import '../../engine/runner.js'",
    [`${core}/engine/runner.ts`]: "import 'valtio'",
  })
  expect(check(root)).toEqual([])
})

test.each([
  ['a value', "import '../features/modal/machine.js'"],
  ['a type', "import type { A } from '../features/modal/machine.js'"],
  ['a lazy import', "export const load = () => import('../features/modal/machine.js')"],
])('error: an import of %s from a higher layer', (_, text) => {
  const root = writeTempFiles({
    [`${core}/engine/runner.ts`]: text,
    [`${core}/features/modal/machine.ts`]: 'export type A = 1',
  })
  expect(check(root)).toEqual([
    {
      file: `${core}/engine/runner.ts`,
      line: 1,
      message: 'engine may not import from the higher layer features: ../features/modal/machine.js',
    },
  ])
})

test('error: a file outside of the layers', () => {
  expect(check(writeTempFiles({ [`${core}/utils/a.ts`]: '' }))).toMatchObject([
    { file: `${core}/utils/a.ts` },
  ])
})

test('error: a cycle of folders whose files form none', () => {
  const root = writeTempFiles({
    [`${core}/features/modal/open.ts`]: "import '../network/rules.js'",
    [`${core}/features/modal/route.ts`]: '',
    [`${core}/features/network/rules.ts`]: '',
    [`${core}/features/network/switch.ts`]: "import '../modal/route.js'",
  })
  expect(check(root)).toEqual([
    {
      file: `${core}/features/modal`,
      message: `folder cycle: ${core}/features/modal → ${core}/features/network → ${core}/features/modal (${core}/features/modal/open.ts:1, ${core}/features/network/switch.ts:1)`,
    },
  ])
})

test.each([
  ['types', "import type { A } from '../modal/route.js'"],
  ['a lazy import', "export const load = () => import('../modal/route.js')"],
])('behavior: %s close no cycle of folders', (_, text) => {
  const root = writeTempFiles({
    [`${core}/features/modal/open.ts`]: "import '../network/rules.js'",
    [`${core}/features/modal/route.ts`]: 'export type A = 1',
    [`${core}/features/network/rules.ts`]: text,
  })
  expect(check(root)).toEqual([])
})

test('behavior: tests and fixtures may import from any layer', () => {
  const root = writeTempFiles({
    [`${core}/engine/runner.test.ts`]: "import '../kit/createLatchkit.js'",
    [`${core}/engine/runner.fixtures.ts`]: "import '../kit/createLatchkit.js'",
    [`${core}/kit/createLatchkit.ts`]: '',
  })
  expect(check(root)).toEqual([])
})
