import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { createUuid } from './createUuid.js'

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('default', () => {
  const ids = Array.from({ length: 50 }, createUuid)
  for (const id of ids) expect(id).toMatch(version4)
  expect(new Set(ids).size).toBe(50)
})

test('behavior: works on a page that is not a secure context', () => {
  const source = readFileSync(new URL('createUuid.ts', import.meta.url), 'utf8')
  const { code } = transformSync(source, { loader: 'ts', format: 'iife', globalName: 'uuid' })
  const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) }
  expect(runInNewContext(`${code};uuid.createUuid()`, { crypto: insecure, Uint8Array })).toMatch(version4)
})
