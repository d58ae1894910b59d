import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { getModalChain } from './getModalChain.js'

describe('getModalChain', () => {
  const connect = (chainId?: CaipNetworkId) =>
    ({ view: 'connect', namespace: 'eip155', ...(chainId && { chainId }) }) as const

  test.each<[string, readonly ReturnType<typeof connect>[], CaipNetworkId | undefined]>([
    ['the chain of the Connect view', [connect('eip155:10')], 'eip155:10'],
    ['the last Connect view', [connect('eip155:10'), connect('eip155:1')], 'eip155:1'],
    ['a Connect view without a chain, after one with a chain', [connect('eip155:10'), connect()], undefined],
  ])('default: %s', (_, stack, expected) => {
    const [head = connect(), ...rest] = stack
    const modal = {
      status: 'open',
      stack: [head, ...rest],
      direction: 'forward',
      shaking: false,
      legalChecked: false,
    } as const
    expect(getModalChain('eip155', { modal })).toBe(expected)
    expect(getModalChain('solana', { modal })).toBeUndefined()
  })
})
