import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { accounts, part } from './createRemoteSession.fixtures.js'
import { toNamespaceSession } from './toNamespaceSession.js'

const peer = { name: 'Phone' }
const { eip155: first, other: second } = accounts
const two = {
  ...part(first, ['eip155:1', 'eip155:10']),
  accounts: [`eip155:1:${first}`, `eip155:1:${second}`, `eip155:10:${second}`],
} as const
const addressesOf = (session: ReturnType<typeof toNamespaceSession>) =>
  session?.accounts.map(({ address }) => address)

describe('toNamespaceSession', () => {
  test('default: the first chain, and its accounts once each', () => {
    expect(toNamespaceSession('eip155', two, peer)).toEqual({
      connectorId: 'walletConnect',
      accounts: [
        { address: first, type: 'eoa' },
        { address: second, type: 'eoa' },
      ],
      chainId: 'eip155:1',
      approvedChainIds: ['eip155:1', 'eip155:10'],
      wallet: { name: 'Phone' },
    })
  })

  test.each<[string, CaipNetworkId | undefined, readonly CaipNetworkId[], CaipNetworkId]>([
    ['the chosen chain', 'eip155:10', ['eip155:1'], 'eip155:10'],
    [
      'the first preferred chain of the session',
      undefined,
      ['eip155:137', 'eip155:10', 'eip155:1'],
      'eip155:10',
    ],
    ['the first chain of the session if none is preferred', undefined, ['eip155:137'], 'eip155:1'],
    ['a preferred chain if the session lacks the chosen one', 'eip155:137', ['eip155:10'], 'eip155:10'],
  ])('behavior: uses %s', (_, chainId, preferred, expected) => {
    expect(toNamespaceSession('eip155', two, peer, { chainId }, preferred)?.chainId).toBe(expected)
  })

  test('behavior: the chosen account comes first, if the chain has it', () => {
    expect(addressesOf(toNamespaceSession('eip155', two, peer, { address: second }))).toEqual([second, first])
    expect(addressesOf(toNamespaceSession('eip155', two, peer, { address: '0x1' }))).toEqual([first, second])
    const onOptimism = { chainId: 'eip155:10', address: first } as const
    expect(addressesOf(toNamespaceSession('eip155', two, peer, onOptimism))).toEqual([second])
  })

  test('behavior: accounts of other chains are used if the chain has none, except on Bitcoin', () => {
    const evm = { ...two, accounts: [`eip155:1:${first}`] } as const
    expect(addressesOf(toNamespaceSession('eip155', evm, peer, { chainId: 'eip155:10' }))).toEqual([first])
    const bitcoin = {
      ...part(accounts.bip122, ['bip122:000000000019d6689c085ae165831e93']),
      chains: ['bip122:000000000933ea01ad0ee984209779ba', 'bip122:000000000019d6689c085ae165831e93'],
    } as const
    expect(toNamespaceSession('bip122', bitcoin, peer)).toBeUndefined()
    const chainId = 'bip122:000000000019d6689c085ae165831e93'
    expect(toNamespaceSession('bip122', bitcoin, peer, { chainId })).toMatchObject({
      accounts: [{ address: accounts.bip122, type: 'payment' }],
    })
  })

  test.each([
    ['no accounts', { ...two, accounts: [] }],
    ['no chains', { ...two, chains: [] }],
  ])('behavior: returns undefined for %s', (_, given) => {
    expect(toNamespaceSession('eip155', given, peer)).toBeUndefined()
  })

  test.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])(
    'behavior: with %s, `approvedChainIds` is absent, because other chains can be approved later',
    (method) => {
      const session = toNamespaceSession('eip155', { ...two, methods: [method] }, peer)
      expect(session).not.toHaveProperty('approvedChainIds')
    },
  )

  test.each([
    ['', undefined],
    ['Pho\u202ene', { name: 'Phone' }],
    ['Phone', { name: 'Phone', icon: 'https://phone.example/i.png' }],
  ])('behavior: removes control characters from the wallet’s name %j', (name, wallet) => {
    const icon = wallet && 'icon' in wallet ? wallet.icon : undefined
    expect(toNamespaceSession('eip155', two, { name, icon })?.wallet).toEqual(wallet)
  })

  test('behavior: never returns an account or a chain that the session does not contain', () => {
    const chain = fc.constantFrom<CaipNetworkId>('eip155:1', 'eip155:10', 'eip155:137')
    const address = fc.constantFrom<string>(first, second, '0x1')
    const given = fc.record({
      chains: fc.uniqueArray(chain),
      accounts: fc.array(
        fc.tuple(chain, fc.constantFrom(first, second)).map(([id, one]) => `${id}:${one}` as const),
      ),
    })
    fc.assert(
      fc.property(given, chain, address, fc.array(chain), (listed, chainId, chosen, preferred) => {
        const session = toNamespaceSession(
          'eip155',
          { ...two, ...listed },
          peer,
          { chainId, address: chosen },
          preferred,
        )
        if (!session) return
        expect(listed.chains).toContain(session.chainId)
        for (const one of session.accounts)
          expect(listed.accounts.some((account) => account.endsWith(one.address))).toBe(true)
        expect(new Set(addressesOf(session)).size).toBe(session.accounts.length)
      }),
    )
  })
})
