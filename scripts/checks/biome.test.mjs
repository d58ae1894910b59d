import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeTempFiles } from './writeTempFiles.mjs'

// The rules of `biome.json` that no script repeats: each must find its violation.

/** @param {Record<string, string>} files @returns {string[]} The violated rules, with the file. */
function violations(files) {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  // The folder is in no git repository.
  const biome = JSON.stringify({ ...config, $schema: undefined, vcs: undefined })
  const root = writeTempFiles({ 'biome.json': biome, 'package.json': '{}', ...files })
  const command = [`${process.cwd()}/node_modules/@biomejs/biome/bin/biome`, 'lint', '--reporter=github', '.']
  const output = run(command, root)
  const found = output.matchAll(/title=lint\/\w+\/(\w+),file=(?:.*?\/)?((?:packages|apps)\/[^,]+),/g)
  return [...new Set([...found].map(([, rule, file]) => `${rule} ${file}`))]
}

/** @param {string[]} args @param {string} cwd */
function run(args, cwd) {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    // Biome exits with 1 if it finds a violation.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

const core = 'packages/core/src/a.ts'

test('default', () => {
  expect(violations({ [core]: 'export const a = (x: unknown): string => String(x)\n' })).toEqual([])
})

test.each([
  ['any', core, 'export const a: any = 1', 'noExplicitAny'],
  ['any deep in a type', core, 'export type A = Map<string, Promise<any>>', 'noExplicitAny'],
  ['@ts-ignore', core, '// @ts-ignore\nexport const a: string = 1', 'noTsIgnore'],
  ['a file of 401 lines', core, 'export {}\n'.repeat(401), 'noExcessiveLinesPerFile'],
  [
    'a style sheet of 401 lines',
    'packages/ui/src/a.css',
    'a {\n  color: red;\n}\n\n'.repeat(101),
    'noExcessiveLinesPerFile',
  ],
  ['React in core', core, "import { useState } from 'react'\nexport { useState }", 'noRestrictedImports'],
  [
    'types of React in an adapter',
    'packages/adapter-wagmi/src/a.ts',
    "export type { FC } from 'react/jsx-runtime'",
    'noRestrictedImports',
  ],
  ['React in the gateway', 'apps/gateway/src/a.ts', "import 'react-dom/server'", 'noRestrictedImports'],
  ['the big zod', core, "import { z } from 'zod'\nexport { z }", 'noRestrictedImports'],
  ['the big zod in the playground', 'apps/playground/src/a.ts', "import 'zod'", 'noRestrictedImports'],
  ['Node.js in a package', core, "import 'node:fs'", 'noNodejsModules'],
  ['a global of the browser in core', core, 'export const a = window.name', 'noRestrictedGlobals'],
])('error: %s', (_, file, text, rule) => {
  expect(violations({ [file]: text })).toContain(`${rule} ${file}`)
})

test.each([
  ['React in ui', 'packages/ui/src/a.tsx', "import { useState } from 'react'\nexport const a = useState\n"],
  ['React in a test', 'packages/core/src/a.test.ts', "import 'react'\n"],
  ['Node.js in a test', 'packages/core/src/a.test.ts', "import 'node:fs'\n"],
  ['zod/mini', core, "import * as z from 'zod/mini'\nexport const a = z.string()\n"],
  ['a file of 400 lines', core, 'export {}\n'.repeat(400)],
])('behavior: accepts %s', (_, file, text) => {
  const limits = ['noRestrictedImports', 'noNodejsModules', 'noExcessiveLinesPerFile']
  expect(
    violations({ [file]: text }).filter((found) => limits.some((rule) => found.startsWith(rule))),
  ).toEqual([])
})

test.each([
  ['types', "import type { B } from './b.js'\nexport type A = B\n"],
  ['a re-export', "export { b } from './b.js'\n"],
  ['a lazy import', "export const a = () => import('./b.js')\n"],
])('error: an import cycle closed by %s', (_, text) => {
  const files = {
    'packages/ui/src/a.ts': text,
    'packages/ui/src/b.ts': "import './a.js'\nexport type B = 1\nexport const b = 1\n",
  }
  expect(violations(files)).toContain('noImportCycles packages/ui/src/a.ts')
})

test('behavior: accepts a diamond of imports', () => {
  const files = {
    'packages/ui/src/a.ts': "import './b.js'\nimport './c.js'\n",
    'packages/ui/src/b.ts': "import './d.js'\n",
    'packages/ui/src/c.ts': "import './d.js'\n",
    'packages/ui/src/d.ts': 'export const d = 1\n',
  }
  expect(violations(files)).toEqual([])
})
