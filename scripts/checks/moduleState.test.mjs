import { expect, test } from 'vitest'
import { check } from './moduleState.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {string} text */
const violations = (text) =>
  check(writeTempFiles({ 'packages/core/src/a.ts': text })).map(({ line, message }) => `${line}: ${message}`)

test('default', () => {
  expect(violations('export let count = 0\n')).toEqual(['1: top-level let: keep it in the instance'])
})

test.each([
  ['let', 'let open = false\nexport const toggle = () => { open = !open }'],
  ['var', 'var open = false'],
  ['new Map', 'const cache = new Map<string, number>()'],
  ['new Set, exported', 'export const seen: Set<string> = new Set()'],
  ['new WeakMap', 'const byKit = new WeakMap()'],
  ['new AbortController', 'const controller = new AbortController()'],
  ['a Map inside an object', 'const state = { cache: new Map() }'],
  ['proxy', "import { proxy } from 'valtio/vanilla'\nconst state = proxy({ a: 1 })"],
  [
    'proxy under another name',
    "import { proxy as make } from 'valtio/vanilla'\nconst state = make({ a: 1 })",
  ],
  ['an immediately called function', 'export const next = (() => { let id = 0; return () => id++ })()'],
  ['a mutable static property', 'export class Kit { static count = 0 }'],
  [
    'an array that is pushed to',
    'const listeners: string[] = []\nexport function add(x: string) { listeners.push(x) }',
  ],
  [
    'an object written by key',
    'const cache: Record<string, number> = {}\nexport const put = (k: string) => { cache[k] = 1 }',
  ],
  ['a nested write', 'const state = { open: { at: 0 } }\nexport const touch = () => { state.open.at++ }'],
  [
    'a delete',
    'const cache: Record<string, number> = {}\nexport const drop = (k: string) => { delete cache[k] }',
  ],
  ['Object.assign', 'const state = {}\nexport const set = (x: object) => Object.assign(state, x)'],
  ['a write to an import', "import { state } from './b.js'\nexport const f = () => { state.open = true }"],
  ['a write to globalThis', 'export const f = () => { globalThis.kit = 1 }'],
])('error: %s', (_, text) => {
  expect(violations(text)).toHaveLength(1)
})

test.each([
  ['a plain constant', "export const retries = 3\nconst names = ['a', 'b'] as const"],
  ['a map with a read-only type', 'const byId: ReadonlyMap<string, number> = new Map([["a", 1]])'],
  [
    'state inside a function',
    'export function make() { let n = 0; const m = new Map(); m.set(1, n); return () => n++ }',
  ],
  [
    'a parameter that shadows a constant',
    'const list: string[] = []\nexport const f = (list: string[]) => list.push("a")',
  ],
  [
    'a local variable that shadows a constant',
    'const x = {}\nexport function f() { const x: { a?: 1 } = {}; x.a = 1 }',
  ],
  ['a library method called set', "import * as z from 'zod/mini'\nexport const s = z.set(z.string())"],
  ['an instance property', 'export class A { cache = new Map() }'],
  ['a readonly static property', 'export class A { static readonly kind = "a" }'],
  ['a displayName', 'export const View = () => null\nView.displayName = "View"'],
  ['a declaration', 'declare let host: string\nexport const h = () => host'],
])('behavior: accepts %s', (_, text) => {
  expect(violations(text)).toEqual([])
})

test('behavior: tests, stories, fixtures and apps are exempt', () => {
  const text = 'let n = 0\n'
  const files = [
    'packages/ui/src/A.test.tsx',
    'packages/ui/src/A.stories.tsx',
    'packages/ui/src/A.fixtures.ts',
    'apps/x/src/a.ts',
  ]
  expect(check(writeTempFiles(Object.fromEntries(files.map((file) => [file, text]))))).toEqual([])
})
