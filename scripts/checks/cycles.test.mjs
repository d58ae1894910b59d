import { expect, test } from 'vitest'
import { check } from './cycles.mjs'
import { plant } from './plant.mjs'

test('default', () => {
  const root = plant({
    'packages/core/src/a.ts': "import { b } from './b.js'\nexport const a = b",
    'packages/core/src/b.ts': "import { c } from './c.js'\nexport const b = c",
    'packages/core/src/c.ts': "import { a } from './a.js'\nexport const c = a",
  })
  expect(check(root)).toEqual([
    {
      file: 'packages/core/src/a.ts',
      message:
        'import cycle: packages/core/src/a.ts → packages/core/src/b.ts → packages/core/src/c.ts → packages/core/src/a.ts',
    },
  ])
})

test.each([
  ['types', "import type { B } from './b.js'\nexport type A = B"],
  ['a re-export', "export * from './b.js'"],
])('error: a cycle closed by %s', (_, text) => {
  const root = plant({
    'packages/ui/src/a.ts': text,
    'packages/ui/src/b.tsx': "import './a.js'\nexport type B = 1",
  })
  expect(check(root)).toHaveLength(1)
})

test('behavior: lets a diamond be', () => {
  const root = plant({
    'packages/core/src/a.ts': "import './b.js'\nimport './c.js'",
    'packages/core/src/b.ts': "import './d.js'",
    'packages/core/src/c.ts': "import './d.js'",
    'packages/core/src/d.ts': 'export {}',
  })
  expect(check(root)).toEqual([])
})

test('behavior: a lazy import closes no cycle', () => {
  const lazy = "export const a = () => import('./b.js')"
  expect(check(plant({ 'packages/ui/src/a.ts': lazy, 'packages/ui/src/b.ts': "import './a.js'" }))).toEqual(
    [],
  )
})
