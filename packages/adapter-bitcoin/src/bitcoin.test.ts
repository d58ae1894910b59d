import { neverAborted } from '@latchkit/adapter-tests/promises'
import { createContext } from '@latchkit/adapter-tests/startAdapter'
import { ConfigError, type Network } from '@latchkit/core'
import { ingot, minnow, orchard, saddle, satchel } from '@latchkit/devnet/page-bitcoin'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBitcoinAdapter } from './adapter.fixtures.js'
import { bitcoin } from './bitcoin.js'
import { createNetwork, getAccount } from './chain.fixtures.js'
import { openPage } from './page.fixtures.js'

const litecoin: Network = {
  ...createNetwork('mainnet'),
  id: '12a765e31ffd4059bada1e25190f6e98',
  name: 'Litecoin',
  caipNetworkId: 'bip122:12a765e31ffd4059bada1e25190f6e98',
}

test('error: rejects networks without bip122, or with a chain that is not Bitcoin', () => {
  const evm: Network = { ...createNetwork('mainnet'), chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }
  expect(() => bitcoin()(createContext([evm]))).toThrow(ConfigError)
  expect(() => bitcoin()(createContext([createNetwork('mainnet'), litecoin]))).toThrow(/Litecoin/)
  expect(bitcoin()(createContext([evm, createNetwork('mainnet')])).type).toBe('bitcoin')
})

test.each([
  [{ explora: {} }, 'bitcoin.explora: unknown option. Did you mean "bitcoin.esplora"?'],
  [
    { wallets: [{ styles: 'okx' }] },
    'bitcoin.wallets[0].styles: unknown option. Did you mean "bitcoin.wallets[0].style"?',
  ],
])('error: %j', (options, message) => {
  expect(() => bitcoin(options as object)).toThrow(message)
})

test('behavior: sends no server request before a user action, on connect or on restore', async () => {
  const page = openPage([ingot, satchel, minnow, orchard, saddle])
  onTestFinished(page.close)
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const { adapter, connectors } = startBitcoinAdapter([createNetwork('regtest')])
  expect(connectors()).toHaveLength(5)
  for (const { id: connectorId } of connectors()) {
    await adapter.connect({ connectorId, signal: neverAborted })
    await adapter.reconnect({ connectorId, signal: neverAborted })
  }
  expect(fetch).not.toHaveBeenCalled()
})

test('behavior: finds no wallets and throws nothing on a server', () => {
  const { connectors } = startBitcoinAdapter([createNetwork('regtest')])
  expect(connectors()).toEqual([])
})

test('behavior: the balance includes all spendable coins', async () => {
  const utxo = (value: number) => ({ txid: 'ab'.repeat(32), vout: 0, value, status: { confirmed: false } })
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify([utxo(1), utxo(20_000_000), utxo(0), utxo(7)])),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { adapter } = startBitcoinAdapter([createNetwork('regtest')])
  const { address } = getAccount(0).payment
  const balance = adapter.getBalance({ address, network: createNetwork('regtest'), signal: neverAborted })
  expect(await balance).toBe(20_000_008n)
})

test('param: esplora', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    // The first block tells the chain of a server.
    if (url.endsWith('/block-height/0')) return new Response('', { status: 404 })
    asked.push(url)
    return new Response('[]')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { caipNetworkId } = createNetwork('regtest')
  const { adapter } = startBitcoinAdapter([createNetwork('regtest')], {
    esplora: { [caipNetworkId]: 'https://e.test/api/' },
  })
  const { address } = getAccount(0).payment
  await adapter.getBalance({ address, network: createNetwork('regtest'), signal: neverAborted })
  await adapter.getBalance({
    address,
    network: createNetwork('signet', 'https://own.test'),
    signal: neverAborted,
  })
  expect(asked).toEqual([
    `https://e.test/api/address/${address}/utxo`,
    `https://own.test/address/${address}/utxo`,
  ])
})
