import { expect, test } from 'vitest'
import { MethodNotSupportedError } from '../../foundation/errors/adapter.js'
import type { Network } from '../../foundation/schema/network.js'
import type { AdapterEvent } from '../../ports/Adapter.js'
import { nextMacrotask } from '../../testing/nextMacrotask.js'
import { addresses } from './bitcoin.fixtures.js'
import { bitcoinChainIds } from './bitcoinChain.js'
import { type BitcoinDriver, createBitcoinSessions } from './createBitcoinSessions.js'
import type { BitcoinAnswer } from './toBitcoinSession.js'

const connectorId = 'satchel'
const one: BitcoinAnswer = { accounts: [{ address: addresses.p2wpkh.mainnet }] }
const two: BitcoinAnswer = { accounts: [{ address: addresses.p2pkh.mainnet }] }
const network: Network = {
  id: 'bitcoin',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  caipNetworkId: bitcoinChainIds.mainnet,
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}

function setUp(overrides: Partial<BitcoinDriver> = {}) {
  const events: AdapterEvent[] = []
  const state = { now: one, disconnects: 0 }
  let change: (answer?: BitcoinAnswer) => void = () => {}
  const style: BitcoinDriver = {
    connect: async () => state.now,
    read: async () => state.now,
    watch(changed) {
      change = changed
      return () => {}
    },
    disconnect: async () => {
      state.disconnects += 1
    },
    ...overrides,
  }
  const sessions = createBitcoinSessions<{ readonly style: BitcoinDriver }>({
    emit: (event) => events.push(event),
    warn: () => {},
    networks: [network],
  })
  const wallet = { style }
  const attempt = { connectorId, wallet, signal: new AbortController().signal }
  return { sessions, events, state, wallet, attempt, change: (answer?: BitcoinAnswer) => change(answer) }
}

test.each<[string, BitcoinAnswer | undefined, BitcoinAnswer, readonly string[]]>([
  ['default: emits the accounts that a wallet sends', two, one, ['session']],
  ['behavior: reads the accounts of a wallet that sends none', undefined, two, ['session']],
  ['behavior: ends the session of a wallet without accounts', { accounts: [] }, one, ['disconnected']],
  [
    'behavior: ends the session of a wallet with malformed accounts',
    { accounts: 'nonsense' },
    one,
    ['disconnected'],
  ],
  [
    'behavior: ends the session of a wallet on an unknown chain',
    { ...one, network: 'litecoin' },
    one,
    ['disconnected'],
  ],
])('%s', async (_, sent, now, expected) => {
  const { sessions, events, state, attempt, change } = setUp()
  await sessions.connect(attempt)
  state.now = now
  change(sent)
  await nextMacrotask()
  expect(events.map(({ type }) => type)).toEqual(expected)
})

test('behavior: keeps the session of a wallet that sends no accounts and cannot be read', async () => {
  const { sessions, events, attempt, wallet, change } = setUp()
  const { read: _, ...style } = wallet.style
  await sessions.connect({ ...attempt, wallet: { style } })
  change()
  await nextMacrotask()
  expect(events).toEqual([])
  expect(sessions.get(connectorId)).toBeDefined()
})

test('error: rejects a wallet on a chain that the app does not use, and reverts the approval', async () => {
  const { sessions, state, attempt } = setUp()
  state.now = { accounts: [{ address: addresses.p2wpkh.testnet }] }
  await expect(sessions.connect(attempt)).rejects.toMatchObject({ rpcCode: 4901 })
  expect(state.disconnects).toBe(1)
})

test('behavior: restores nothing from a wallet that is closed, fails or cannot tell', async () => {
  const closed = setUp({ read: async () => ({ accounts: [] }) })
  const broken = setUp({ read: () => Promise.reject(new Error('locked')) })
  for (const { sessions, attempt } of [closed, broken]) expect(await sessions.restore(attempt)).toBe(null)
  const { sessions, attempt, wallet } = setUp()
  const { read: _, ...style } = wallet.style
  expect(await sessions.restore({ ...attempt, wallet: { style } })).toBe(null)
  expect((await sessions.restore(attempt))?.connectorId).toBe(connectorId)
})

test('behavior: disconnects a wallet without a disconnect method only in the app', async () => {
  const missing = new MethodNotSupportedError({ method: 'disconnect', namespace: 'bip122' })
  const { sessions, attempt, wallet } = setUp({ disconnect: () => Promise.reject(missing) })
  await sessions.connect(attempt)
  await sessions.disconnect(connectorId, wallet)
  expect(sessions.get()).toBe(undefined)
})

test('error: the session continues if the wallet cannot be disconnected', async () => {
  const { sessions, attempt, wallet } = setUp({ disconnect: () => Promise.reject(new Error('no')) })
  await sessions.connect(attempt)
  await expect(sessions.disconnect(connectorId, wallet)).rejects.toThrow('no')
  expect(sessions.get(connectorId)).toBeDefined()
})

test('behavior: moves to a chain only if the accounts of the wallet are valid on it', async () => {
  const { sessions, attempt, state, events } = setUp()
  await sessions.connect(attempt)
  expect((await sessions.moveTo(connectorId, bitcoinChainIds.mainnet))?.chainId).toBe(bitcoinChainIds.mainnet)
  expect(await sessions.moveTo(connectorId, bitcoinChainIds.testnet).catch(() => undefined)).toBe(undefined)
  expect(events).toEqual([])
  state.now = { accounts: [{ address: addresses.p2wpkh.testnet }] }
  const moved = await sessions.moveTo(connectorId, bitcoinChainIds.testnet, true)
  expect(events).toEqual([{ type: 'session', session: moved }])
  sessions.stop()
  expect(await sessions.moveTo(connectorId, bitcoinChainIds.testnet)).toBe(undefined)
})
