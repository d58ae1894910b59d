import { expect, test } from 'vitest'
import { toNetwork } from './toNetwork.js'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:0:7::/64', '2001:db8:0::/48'],
  ['', ''],
  ['unknown', ''],
])('default: %j is in %j', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})
