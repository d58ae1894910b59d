import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupAddress } from './groupAddress.js'

test.each<[string, readonly string[]]>([
  [
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    ['0xd8dA', '6BF2', '6964', 'aF9D', '7eEd', '9e03', 'E534', '15D3', '7aA9', '6045'],
  ],
  ['bc1qar0srrr7', ['bc1q', 'ar0s', 'rrr7']],
  ['7EcDhSYGx', ['7EcD', 'hSYG', 'x']],
  ['0x', ['0x']],
  ['', []],
])('default: %j', (address, groups) => {
  expect(groupAddress(address)).toEqual(groups)
})

test('behavior: joined, the groups are the address', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(0x)?[a-zA-Z0-9]{0,90}$/), (address) => {
      expect(groupAddress(address).join('')).toBe(address)
    }),
  )
})
