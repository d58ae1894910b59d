import { normalize } from 'viem/ens'
import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { addNameResolver } from './addNameResolver.js'
import { bob, carol, setUpNames, solanaChain, unreachable, withoutNames } from './resolution.fixtures.js'
import { resolveName } from './resolveName.js'

type World = ReturnType<typeof setUpNames>

const l2 = 'eip155:31338' as const
const [ofEns, ofL2] = [2 ** 31 + 31_337, 2 ** 31 + 31_338]
const solana = solanaChain.caipNetworkId
const solanaAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const bitcoin: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** A name service for `.sol`, with the addresses of its names. */
const sns = (addresses: Readonly<Record<string, string | null>>) => ({
  zone: 'sol',
  resolve: async ({ name }: { readonly name: string }) => addresses[name],
})

test.each<[string, (world: World) => unknown, string, CaipNetworkId | undefined, object]>([
  ['ENS', ({ records }) => records.set('alice.eth', { 60: bob }), 'alice.eth', undefined, { address: bob }],
  [
    'upper case and space',
    ({ records }) => records.set('alice.eth', { 60: bob }),
    ' Alice.ETH ',
    undefined,
    { name: 'alice.eth', address: bob },
  ],
  [
    'the zone of the data API',
    ({ registered }) => registered.set('alice.example.eth', { [ofEns]: bob, 60: carol }),
    'alice.example.eth',
    undefined,
    { address: bob },
  ],
  [
    'ENS for the zone of a data API that does not answer',
    ({ records, service }) => {
      service.failure = unreachable
      records.set('alice.example.eth', { 60: bob })
    },
    'alice.example.eth',
    undefined,
    { address: bob },
  ],
  [
    'ENS for a subname, with a data API without names',
    ({ records, service }) => {
      service.failure = withoutNames
      records.set('pay.alice.eth', { 60: bob })
    },
    'pay.alice.eth',
    undefined,
    { address: bob },
  ],
  [
    'the own address of another chain',
    ({ records }) => records.set('alice.eth', { [ofL2]: bob, 60: carol }),
    'alice.eth',
    l2,
    { address: bob },
  ],
  [
    'the address of every EVM chain',
    ({ records }) => records.set('alice.eth', { [2 ** 31]: bob, 60: carol }),
    'alice.eth',
    l2,
    { address: bob },
  ],
  [
    'the address of Ethereum of an account with a key',
    ({ records }) => records.set('alice.eth', { 60: carol }),
    'alice.eth',
    l2,
    { address: carol },
  ],
  [
    'the address of Ethereum of an account with a key that uses a contract (EIP-7702)',
    ({ records, answers }) => {
      answers.set('eth_getCode', `0xef0100${'1'.repeat(40)}`)
      records.set('alice.eth', { 60: carol })
    },
    'alice.eth',
    l2,
    { address: carol },
  ],
  [
    'Solana with a service of the app',
    ({ kit }) => addNameResolver(kit, sns({ 'alice.sol': solanaAddress })),
    'alice.sol',
    solana,
    { address: solanaAddress },
  ],
  [
    'Solana with ENS',
    ({ records }) => records.set('alice.eth', { 501: `0x${'0'.repeat(62)}01` }),
    'alice.eth',
    solana,
    { address: `${'1'.repeat(31)}2` },
  ],
  [
    'Solana in the zone of the data API',
    ({ registered }) => registered.set('alice.example.eth', { 501: solanaAddress }),
    'alice.example.eth',
    solana,
    { address: solanaAddress },
  ],
  [
    'Bitcoin in the zone of the data API',
    ({ registered }) => registered.set('alice.example.eth', { 0: bitcoinAddress }),
    'alice.example.eth',
    bitcoin,
    { address: bitcoinAddress },
  ],
  [
    'other characters, with the tables of the chain library',
    ({ evm, records }) => {
      evm.normalizeName = normalize
      records.set('zoë.eth', { 60: bob })
    },
    'ZOË.eth',
    undefined,
    { name: 'zoë.eth', address: bob },
  ],
])('default: %s', async (_, prepare, name, chainId, expected) => {
  const world = setUpNames()
  prepare(world)
  expect(await resolveName(world.kit, { name, chainId })).toMatchObject(expected)
})

test.each<[string, string, (world: World) => unknown, string, CaipNetworkId | undefined]>([
  ['invalid', 'an empty label', () => {}, 'alice..eth', undefined],
  ['invalid', 'a point at the end', () => {}, 'alice.', undefined],
  ['invalid', 'an encoded label', () => {}, 'xn--alice-abc.eth', undefined],
  ['invalid', 'an underscore inside', () => {}, 'a_b.eth', undefined],
  ['invalid', 'too long', () => {}, `${'a'.repeat(250)}.eth`, undefined],
  ['unusual-characters', 'other characters without tables', () => {}, 'аlice.eth', undefined],
  [
    'unusual-characters',
    'letters of two scripts that look alike',
    ({ evm }) => {
      evm.normalizeName = normalize
    },
    'аlice.eth',
    undefined,
  ],
  ['not-registered', 'a name that ENS does not have', () => {}, 'free.eth', undefined],
  [
    'not-registered',
    'a name that the zone does not have, even if ENS does',
    ({ records }) => records.set('free.example.eth', { 60: bob }),
    'free.example.eth',
    undefined,
  ],
  [
    'not-registered',
    'a name that a service of the app does not have',
    ({ kit }) => addNameResolver(kit, sns({})),
    'free.sol',
    solana,
  ],
  ['no-address', 'no record', ({ records }) => records.set('alice.eth', {}), 'alice.eth', undefined],
  [
    'no-address',
    'a contract of Ethereum on another chain',
    ({ records, answers }) => {
      answers.set('eth_getCode', '0x6080')
      records.set('alice.eth', { 60: carol })
    },
    'alice.eth',
    l2,
  ],
  [
    'no-address',
    'a contract in the zone, on another chain',
    ({ registered, answers }) => {
      answers.set('eth_getCode', '0x6080')
      registered.set('alice.example.eth', { 60: carol })
    },
    'alice.example.eth',
    l2,
  ],
  [
    'no-address',
    'no address of Solana',
    ({ registered }) => registered.set('alice.example.eth', { 60: carol }),
    'alice.example.eth',
    solana,
  ],
  [
    'no-address',
    'none at a service of the app',
    ({ kit }) => addNameResolver(kit, sns({ 'alice.sol': null })),
    'alice.sol',
    solana,
  ],
  [
    'unreachable',
    'the network of ENS fails',
    ({ service }) => {
      service.ensFailure = new TypeError('Failed to fetch')
    },
    'alice.eth',
    undefined,
  ],
  [
    'unreachable',
    'the data API fails, on a chain without ENS',
    ({ service }) => {
      service.failure = unreachable
    },
    'alice.example.eth',
    bitcoin,
  ],
  [
    'unreachable',
    'a service of the app fails',
    ({ kit }) => addNameResolver(kit, { zone: 'sol', resolve: () => Promise.reject(new Error('down')) }),
    'alice.sol',
    solana,
  ],
  [
    'untrusted',
    'a service that sends an address of another chain',
    ({ kit }) => addNameResolver(kit, sns({ 'alice.sol': bob })),
    'alice.sol',
    solana,
  ],
  ['unsupported', 'ENS on Bitcoin', () => {}, 'alice.eth', bitcoin],
])('error: %s: %s', async (reason, _, prepare, name, chainId) => {
  const world = setUpNames()
  prepare(world)
  const error = { code: 'name-resolution', shortMessage: 'Error resolving name', reason }
  await expect(resolveName(world.kit, { name, chainId })).rejects.toMatchObject(error)
})

test('error: no network has ENS', async () => {
  const { kit } = createTestKit()
  await expect(resolveName(kit, { name: 'alice.eth' })).rejects.toMatchObject({ reason: 'unsupported' })
  kit.destroy()
})

test('behavior: a service of the app is removed, and a later one replaces an earlier one', async () => {
  const { kit } = setUpNames()
  const other = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
  addNameResolver(kit, sns({ 'alice.sol': solanaAddress }))
  const remove = addNameResolver(kit, sns({ 'alice.sol': other }))
  const resolve = () => resolveName(kit, { name: 'alice.sol', chainId: solana })
  expect(await resolve()).toMatchObject({ address: other })
  remove()
  remove()
  expect(await resolve()).toMatchObject({ address: solanaAddress })
  expect(() => addNameResolver(kit, { ...sns({}), zone: '.SOL' })).toThrow(/"zone" must be one label/)
})

test('param: signal', async () => {
  const { kit } = setUpNames()
  const signals: AbortSignal[] = []
  addNameResolver(kit, {
    zone: 'sol',
    resolve: ({ signal }) => {
      signals.push(signal)
      return new Promise(() => {})
    },
  })
  const controller = new AbortController()
  const resolving = resolveName(kit, { name: 'a.sol', chainId: solana, signal: controller.signal })
  const rejected = expect(resolving).rejects.toMatchObject({ code: 'aborted' })
  await expect.poll(() => signals).toHaveLength(1)
  controller.abort()
  await rejected
  expect(signals[0]?.aborted).toBe(true)
})
