import { neverAborted } from '@latchkit/adapter-tests/promises'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import { ConfigError, createLatchkit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { beforeEach, describe, expect, it } from 'vitest'
import { solana } from './solana.js'
import { createStandardWallet, home, registerWallet } from './wallets.fixtures.js'

beforeEach(() => void openPage())

describe('discovery', () => {
  it('default: emits the wallets registered before and after the start', () => {
    registerWallet(createStandardWallet({ name: 'Early' }).wallet)
    const { connectors } = startAdapter(solana(), [home])
    registerWallet(createStandardWallet({ name: 'Late' }).wallet)
    const icon = 'data:image/png;base64,AA=='
    expect(connectors()).toEqual([
      { id: 'Early', name: 'Early', icon, namespace: 'solana', type: 'announced' },
      { id: 'Late', name: 'Late', icon, namespace: 'solana', type: 'announced' },
    ])
  })

  it('error: a wallet whose icon getter throws hides no other wallet', () => {
    const { wallet } = createStandardWallet({ name: 'Hostile' })
    const hostile = Object.create(wallet, {
      icon: {
        get() {
          throw new Error('hostile')
        },
      },
    })
    registerWallet(hostile)
    registerWallet(createStandardWallet({ name: 'Good' }).wallet)
    const { connectors } = startAdapter(solana(), [home])
    expect(connectors().map(({ id }) => id)).toEqual(['Good'])
  })

  it('behavior: emits an empty list at once', () => {
    const { connectors } = startAdapter(solana(), [home])
    expect(connectors()).toEqual([])
  })

  it('behavior: lists a wallet that registers twice once, also as another object', () => {
    const { wallet } = createStandardWallet({ name: 'Twice' })
    const { connectors } = startAdapter(solana(), [home])
    registerWallet(wallet)
    registerWallet(wallet)
    registerWallet(createStandardWallet({ name: 'Twice' }).wallet)
    expect(connectors().map(({ id }) => id)).toEqual(['Twice'])
  })

  it('behavior: removes a wallet that unregisters, and lists another wallet of the same name', async () => {
    const { adapter, connectors } = startAdapter(solana(), [home])
    const [first, second] = [createStandardWallet({ name: 'Same' }), createStandardWallet({ name: 'Same' })]
    const { unregister } = registerWallet(first.wallet)
    const other = registerWallet(second.wallet)
    expect(await adapter.getProvider({ connectorId: 'Same' })).toBe(first.wallet)
    unregister()
    expect(await adapter.getProvider({ connectorId: 'Same' })).toBe(second.wallet)
    other.unregister()
    expect(connectors()).toEqual([])
  })

  it('behavior: ends the session when the connected wallet unregisters', async () => {
    const { adapter, emitted } = startAdapter(solana(), [home])
    const { unregister } = registerWallet(createStandardWallet({ name: 'Gone' }).wallet)
    await adapter.connect({ connectorId: 'Gone', signal: neverAborted })
    registerWallet(createStandardWallet({ name: 'Another' }).wallet).unregister()
    expect(emitted()).toEqual([])
    unregister()
    expect(emitted()).toEqual([{ type: 'disconnected', connectorId: 'Gone' }])
  })

  it.each<[string, unknown]>([
    ['of another namespace', { ...createStandardWallet().wallet, chains: ['sui:mainnet'] }],
    ['without connect', createStandardWallet({ without: ['standard:connect'] }).wallet],
    [
      'without signing features',
      createStandardWallet({
        without: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
      }).wallet,
    ],
    ['without a name', { ...createStandardWallet().wallet, name: '' }],
    ['with an invalid name', { ...createStandardWallet().wallet, name: 7 }],
    ['without chains', { ...createStandardWallet().wallet, chains: undefined }],
    ['without features', { ...createStandardWallet().wallet, features: null }],
    ['that is undefined', null],
    ['that is a string', 'wallet'],
  ])('behavior: does not list a wallet %s', (_, wallet) => {
    const { connectors, warnings } = startAdapter(solana(), [home])
    registerWallet(wallet)
    expect(connectors()).toEqual([])
    expect(warnings).toEqual([])
  })

  it('behavior: warns about a wallet whose getters throw, and lists the others', () => {
    const { connectors, warnings } = startAdapter(solana(), [home])
    registerWallet({
      get name() {
        throw new Error('hostile')
      },
    })
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new Error('hostile')
        },
      }),
    )
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet'))
    registerWallet(createStandardWallet({ name: 'Good' }).wallet)
    expect(connectors().map(({ id }) => id)).toEqual(['Good'])
    expect(warnings).toHaveLength(2)
  })

  it('behavior: passes an unsafe name and icon on unchanged: core sanitizes them', () => {
    const name = 'x'.repeat(10_000)
    const { connectors } = startAdapter(solana(), [home])
    registerWallet({
      ...createStandardWallet().wallet,
      name,
      icon: 'data:image/svg+xml,<svg onload=alert(1)>',
    })
    registerWallet({ ...createStandardWallet().wallet, name: 'Iconless', icon: 7 })
    expect(connectors()).toMatchObject([
      { name, icon: 'data:image/svg+xml,<svg onload=alert(1)>' },
      { name: 'Iconless', icon: undefined },
    ])
  })

  it('behavior: two kits on one page are independent', async () => {
    const { wallet, requests } = createStandardWallet({ name: 'Shared' })
    registerWallet(wallet)
    const [one, other] = [startAdapter(solana(), [home]), startAdapter(solana(), [home])]
    await one.adapter.connect({ connectorId: 'Shared', signal: neverAborted })
    one.stop()
    expect(other.emitted()).toEqual([])
    expect(other.connectors()).toHaveLength(1)
    expect(requests).toEqual(['connect'])
  })

  it('behavior: finds no wallets on a server', () => {
    Reflect.set(globalThis, 'window', undefined)
    const { connectors, stop } = startAdapter(solana(), [home])
    expect(connectors()).toEqual([])
    expect(stop).not.toThrow()
  })

  it('error: rejects an unknown option name', () => {
    const options: object = { wallet: [] }
    expect(() => solana(options)).toThrow('solana.wallet: unknown option. Did you mean "solana.wallets"?')
  })

  it('error: rejects networks without solana', () => {
    const options = { projectId: 'test', networks: [mainnet], adapters: [solana()] } as const
    expect(() => createLatchkit(options)).toThrow(ConfigError)
  })
})
