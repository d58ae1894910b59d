import { expect, test } from 'vitest'
import { createByteBudget } from './createByteBudget.js'

function start() {
  const evicted: string[] = []
  const budget = createByteBudget({ total: 100, perAddress: 60 })
  const open = (name: string, address: string) => budget.open(address, () => evicted.push(name))
  return { open, evicted }
}

test('default: evicts no client within the limits', () => {
  const { open, evicted } = start()
  const [a, b] = [open('a', '1'), open('b', '2')]
  a.set(60)
  b.set(40)
  a.set(10)
  a.set(60)
  expect(evicted).toEqual([])
})

test('behavior: evicts the holder of the most bytes of an address that exceeds its limit', () => {
  const { open, evicted } = start()
  const [a, b, other] = [open('a', '1'), open('b', '1'), open('other', '2')]
  other.set(35)
  a.set(40)
  b.set(21)
  expect(evicted).toEqual(['a'])
  // The budget ignores further reports of an evicted holder.
  a.set(50)
  b.set(60)
  expect(evicted).toEqual(['a'])
})

test('behavior: evicts the holder of the most bytes when the total limit is exceeded', () => {
  const { open, evicted } = start()
  const holders = ['1', '2', '3'].map((address) => open(address, address))
  holders[0]?.set(30)
  holders[1]?.set(50)
  holders[2]?.set(21)
  expect(evicted).toEqual(['2'])
})

test('behavior: a closed holder releases its bytes', () => {
  const { open, evicted } = start()
  const a = open('a', '1')
  a.set(60)
  a.close()
  open('b', '1').set(60)
  expect(evicted).toEqual([])
})
