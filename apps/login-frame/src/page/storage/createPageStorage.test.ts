import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPageStorage } from './createPageStorage.js'

/** Creates a storage of a page. */
function createTexts() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
}

test('default: a later page reads what was written', () => {
  const storage = createTexts()
  createPageStorage(storage).write('type', 'eoa')
  expect(createPageStorage(storage).read('type', z.string())).toBe('eoa')
  expect([...storage.texts]).toEqual([['latchkit-frame:type', '"eoa"']])
})

test('param: scope has values of its own', () => {
  const storage = createTexts()
  createPageStorage(storage, 'https://app.example').write('type', 'eoa')
  expect(createPageStorage(storage, 'https://app.example').read('type', z.string())).toBe('eoa')
  expect(createPageStorage(storage, 'https://other.example').read('type', z.string())).toBeUndefined()
  expect(createPageStorage(storage).read('type', z.string())).toBeUndefined()
})

test('error: a value of another form, and text that is no JSON, count as absent', () => {
  const storage = createTexts()
  storage.setItem('latchkit-frame:type', '{')
  expect(createPageStorage(storage).read('type', z.string())).toBeUndefined()
  createPageStorage(storage).write('type', 1)
  expect(createPageStorage(storage).read('type', z.string())).toBeUndefined()
})
