import { expect, test } from 'vitest'
import { createByteBudget } from './createByteBudget.js'

function start() {
  const terminated: string[] = []
  const budget = createByteBudget({ total: 100, perAddress: 60 })
  const open = (name: string, address: string) => budget.openShare(address, () => terminated.push(name))
  return { open, terminated }
}

test('default: terminates no connection within the limits', () => {
  const { open, terminated } = start()
  const [a, b] = [open('a', '1'), open('b', '2')]
  a.set(60)
  b.set(40)
  a.set(10)
  a.set(60)
  expect(terminated).toEqual([])
})

test('behavior: terminates the connection with the most bytes of an address that exceeds its limit', () => {
  const { open, terminated } = start()
  const [a, b, other] = [open('a', '1'), open('b', '1'), open('other', '2')]
  other.set(35)
  a.set(40)
  b.set(21)
  expect(terminated).toEqual(['a'])
  // The budget ignores further bytes of a terminated connection.
  a.set(50)
  b.set(60)
  expect(terminated).toEqual(['a'])
})

test('behavior: terminates the connection with the most bytes when the total limit is exceeded', () => {
  const { open, terminated } = start()
  const shares = ['1', '2', '3'].map((address) => open(address, address))
  shares[0]?.set(30)
  shares[1]?.set(50)
  shares[2]?.set(21)
  expect(terminated).toEqual(['2'])
})

test('behavior: a closed share releases its bytes', () => {
  const { open, terminated } = start()
  const a = open('a', '1')
  a.set(60)
  a.close()
  open('b', '1').set(60)
  expect(terminated).toEqual([])
})
