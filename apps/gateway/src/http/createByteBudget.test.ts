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

test('behavior: evicts the holder of the most bytes of an address', () => {
  const { open, evicted } = start()
  const [a, b, other] = [open('a', '1'), open('b', '1'), open('other', '2')]
  other.set(35)
  a.set(40)
  b.set(21)
  expect(evicted).toEqual(['a'])
  // It holds nothing any more, whatever its connection still reports.
  a.set(50)
  b.set(60)
  expect(evicted).toEqual(['a'])
})

test('behavior: evicts the holder of the most bytes in total', () => {
  const { open, evicted } = start()
  const holders = ['1', '2', '3'].map((address) => open(address, address))
  holders[0]?.set(30)
  holders[1]?.set(50)
  holders[2]?.set(21)
  expect(evicted).toEqual(['2'])
})

test('behavior: what is closed gives its bytes back', () => {
  const { open, evicted } = start()
  const a = open('a', '1')
  a.set(60)
  a.close()
  open('b', '1').set(60)
  expect(evicted).toEqual([])
})
