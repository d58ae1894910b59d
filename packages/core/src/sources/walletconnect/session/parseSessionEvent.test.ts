import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { accounts } from './createRemoteSession.fixtures.js'
import { parseSessionEvent } from './parseSessionEvent.js'

const { eip155: first, other: second } = accounts

describe('parseSessionEvent', () => {
  const parse = (name: string, data: unknown, chainId: CaipNetworkId = 'eip155:1') =>
    parseSessionEvent({ type: 'event', chainId, name, data })

  test.each<[unknown, CaipNetworkId]>([
    [10, 'eip155:10'],
    ['10', 'eip155:10'],
    ['0xa', 'eip155:10'],
    [10n, 'eip155:10'],
    ['eip155:10', 'eip155:10'],
    // Anything else means the chain of the event itself.
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'eip155:1'],
    ['base', 'eip155:1'],
    [0, 'eip155:1'],
    [-10, 'eip155:1'],
    [1.5, 'eip155:1'],
    [2 ** 53, 'eip155:1'],
    [Number.NaN, 'eip155:1'],
    [undefined, 'eip155:1'],
    [{ chainId: 10 }, 'eip155:1'],
  ])('default: chainChanged with %s means %s', (data, chainId) => {
    expect(parse('chainChanged', data)).toEqual({ chainId })
  })

  test('behavior: on Solana, chainChanged with a number means the event’s chain, and a former id the present one', () => {
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(parse('chainChanged', 101, solana)).toEqual({ chainId: solana })
    expect(parse('chainChanged', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', solana)).toEqual({
      chainId: solana,
    })
  })

  test.each<[unknown, string | undefined]>([
    [[second], second],
    [[second.toLowerCase(), first], second],
    [[`eip155:1:${second}`], second],
    [[`eip155:10:${second}`], second],
    [['not an address'], 'not an address'],
    [[`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${second}`], undefined],
    [[`eip1555:1:${second}`], undefined],
    [[], undefined],
    [[null], undefined],
    [[{ address: second }], undefined],
    [second, undefined],
    [undefined, undefined],
  ])('default: accountsChanged with %j', (data, address) => {
    expect(parse('accountsChanged', data)).toEqual(address === undefined ? undefined : { address })
  })

  test('behavior: ignores other events', () => {
    for (const name of ['bip122_addressesChanged', 'message', '__proto__'])
      expect(parse(name, [second])).toBeUndefined()
  })
})
