import { describe, expect, it } from 'vitest'
import { fakeStorage } from './fakeStorage.js'

describe('fakeStorage', () => {
  it('default: stores, returns and removes items', () => {
    const storage = fakeStorage()
    expect(storage.getItem('a')).toBe(null)
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect([...storage.items]).toEqual([])
  })

  it('param: items', () => {
    expect(fakeStorage({ items: { a: '1' } }).getItem('a')).toBe('1')
  })

  it('param: throws makes every call throw until it is disabled', () => {
    const storage = fakeStorage({ throws: true, items: { a: '1' } })
    expect(() => storage.getItem('a')).toThrow(DOMException)
    expect(() => storage.setItem('a', '2')).toThrow(DOMException)
    expect(() => storage.removeItem('a')).toThrow(DOMException)
    storage.throws = false
    expect(storage.getItem('a')).toBe('1')
  })

  it('param: quota counts keys and values, and subtracts replaced values', () => {
    const storage = fakeStorage({ quota: 6 })
    storage.setItem('ab', '12')
    storage.setItem('ab', '1234')
    expect(() => storage.setItem('c', '')).toThrow('quota')
    expect(() => storage.setItem('ab', '12345')).toThrow('quota')
    expect(storage.getItem('ab')).toBe('1234')
  })
})
