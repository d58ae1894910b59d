import { describe, expect, test, vi } from 'vitest'
import type { Config } from '../../../config/config.js'
import { readStored } from '../../../config/stored.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { ChainNotSupportedError, WalletResponseError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Adapter } from '../../../ports/Adapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import { makeAdapter } from '../connection/adapter.fixtures.js'
import { makeSession } from '../connection/session.fixtures.js'
import { effects } from './effects.js'
import { base, makeNetworkConfig, sepolia, solana } from './network.fixtures.js'

const session = makeSession('a', { chainId: base.caipNetworkId })
const { signal } = new AbortController()
const effect = {
  type: 'askWallet',
  key: 'switch',
  id: 's',
  connectorId: 'a',
  target: base.caipNetworkId,
} as const

function makeContext(adapters: Partial<Record<ChainNamespace, Adapter>>) {
  return {
    adapterOf: (namespace: ChainNamespace) => adapters[namespace],
    // The effects read only the networks.
    config: makeNetworkConfig() as Config,
    storage: fakeStorage(),
    signal,
    send: () => {},
  }
}

describe('askWallet', () => {
  test('default', async () => {
    const switchNetwork = vi.fn(async () => session)
    const context = makeContext({ eip155: makeAdapter({ switchNetwork }), solana: makeAdapter() })
    expect(await effects.askWallet(effect, context)).toEqual({ type: 'switched', id: 's', session })
    expect(switchNetwork).toHaveBeenCalledWith({ connectorId: 'a', network: base, signal })
  })

  test('behavior: asks the adapter of the target namespace', async () => {
    const onOtherChain = makeSession('a', { chainId: solana.caipNetworkId })
    const context = makeContext({ solana: makeAdapter({ switchNetwork: async () => onOtherChain }) })
    const target = solana.caipNetworkId
    expect(await effects.askWallet({ ...effect, target }, context)).toMatchObject({ session: onOtherChain })
  })

  test('error: a wallet that cannot add the chain: "Chain is not supported"', async () => {
    const error = new ChainNotSupportedError({ network: 'Base' })
    const context = makeContext({ eip155: makeAdapter({ switchNetwork: () => Promise.reject(error) }) })
    await expect(effects.askWallet(effect, context)).rejects.toBe(error)
    expect(error.shortMessage).toBe('Chain is not supported')
  })

  test('error: the wallet reports success on another chain', async () => {
    const context = makeContext({ eip155: makeAdapter({ switchNetwork: async () => makeSession('a') }) })
    await expect(effects.askWallet(effect, context)).rejects.toThrow(WalletResponseError)
    await expect(effects.askWallet(effect, context)).rejects.toThrow(
      'agreed to eip155:8453 but is on eip155:1',
    )
  })

  test('error: no adapter, or an unknown network', async () => {
    await expect(effects.askWallet(effect, makeContext({}))).rejects.toThrow(AdapterNotFoundError)
    const target = sepolia.caipNetworkId
    await expect(effects.askWallet({ ...effect, target }, makeContext({}))).rejects.toThrow(
      NetworkNotFoundError,
    )
  })
})

describe('storeNetwork', () => {
  const chainId = base.caipNetworkId
  const storeNetwork = { type: 'storeNetwork', key: 'store', chainId, onView: true } as const

  test('default', () => {
    const context = makeContext({})
    expect(effects.storeNetwork(storeNetwork, context)).toBeUndefined()
    expect(readStored(context.storage)).toEqual({ chainId, chainIds: { eip155: chainId } })
  })

  test('behavior: stores a network of a namespace that is not active', () => {
    const context = makeContext({})
    effects.storeNetwork({ ...storeNetwork, onView: false }, context)
    expect(readStored(context.storage)).toEqual({ chainIds: { eip155: chainId } })
  })

  test('behavior: ignores a storage that fails', () => {
    const context = { ...makeContext({}), storage: fakeStorage({ throws: true }) }
    expect(() => effects.storeNetwork(storeNetwork, context)).not.toThrow()
  })
})
