import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.js'

describe('createMemoryStorage', () => {
  test('default: returns what was stored, until it is removed', async () => {
    const storage = createMemoryStorage()
    await storage.setItem('a', { keys: [1, null, 'x'] })
    await storage.setItem('b', 'text')
    expect(await storage.getItem('a')).toEqual({ keys: [1, null, 'x'] })
    expect(await storage.getKeys()).toEqual(['a', 'b'])
    expect(await storage.getEntries()).toEqual([
      ['a', { keys: [1, null, 'x'] }],
      ['b', 'text'],
    ])
    await storage.removeItem('a')
    await storage.removeItem('never stored')
    expect([await storage.getItem('a'), await storage.getKeys()]).toEqual([undefined, ['b']])
  })

  test('behavior: stores and returns copies, so that later changes by the caller have no effect', async () => {
    const storage = createMemoryStorage()
    const given = { list: [1] }
    await storage.setItem('a', given)
    given.list.push(2)
    const read = await storage.getItem<typeof given>('a')
    read?.list.push(3)
    expect(await storage.getItem('a')).toEqual({ list: [1] })
  })

  test.each(['__proto__', 'constructor', ''])('behavior: the key %j is like any other', async (key) => {
    const storage = createMemoryStorage()
    expect(await storage.getItem(key)).toBeUndefined()
    await storage.setItem(key, 7)
    expect([await storage.getItem(key), await storage.getKeys()]).toEqual([7, [key]])
  })

  test('behavior: two storages share nothing', async () => {
    const [one, two] = [createMemoryStorage(), createMemoryStorage()]
    await one.setItem('a', 1)
    expect(await two.getKeys()).toEqual([])
  })
})
