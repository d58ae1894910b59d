import { ConfigError, createLatchkit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from './page.fixtures.js'
import { solana } from './solana.js'
import { never, register, standardWallet, start } from './wallets.fixtures.js'

beforeEach(() => void openPage())

describe('discovery', () => {
  it('default: emits the wallets registered before and after the start', () => {
    register(standardWallet({ name: 'Early' }).wallet)
    const { connectors } = start(solana())
    register(standardWallet({ name: 'Late' }).wallet)
    const icon = 'data:image/png;base64,AA=='
    expect(connectors()).toEqual([
      { id: 'Early', name: 'Early', icon, namespace: 'solana', type: 'announced' },
      { id: 'Late', name: 'Late', icon, namespace: 'solana', type: 'announced' },
    ])
  })

  it('error: a wallet whose icon getter throws hides no other wallet', () => {
    const { wallet } = standardWallet({ name: 'Hostile' })
    const hostile = Object.create(wallet, {
      icon: {
        get() {
          throw new Error('hostile')
        },
      },
    })
    register(hostile)
    register(standardWallet({ name: 'Good' }).wallet)
    const { connectors } = start(solana())
    expect(connectors().map(({ id }) => id)).toEqual(['Good'])
  })

  it('behavior: emits an empty list at once', () => {
    const { connectors } = start(solana())
    expect(connectors()).toEqual([])
  })

  it('behavior: lists a wallet that registers twice once, also as another object', () => {
    const { wallet } = standardWallet({ name: 'Twice' })
    const { connectors } = start(solana())
    register(wallet)
    register(wallet)
    register(standardWallet({ name: 'Twice' }).wallet)
    expect(connectors().map(({ id }) => id)).toEqual(['Twice'])
  })

  it('behavior: removes a wallet that unregisters, and lists another wallet of the same name', async () => {
    const { adapter, connectors } = start(solana())
    const [first, second] = [standardWallet({ name: 'Same' }), standardWallet({ name: 'Same' })]
    const { unregister } = register(first.wallet)
    const other = register(second.wallet)
    expect(await adapter.getProvider({ connectorId: 'Same' })).toBe(first.wallet)
    unregister()
    expect(await adapter.getProvider({ connectorId: 'Same' })).toBe(second.wallet)
    other.unregister()
    expect(connectors()).toEqual([])
  })

  it('behavior: ends the session when the connected wallet unregisters', async () => {
    const { adapter, told } = start(solana())
    const { unregister } = register(standardWallet({ name: 'Gone' }).wallet)
    await adapter.connect({ connectorId: 'Gone', signal: never() })
    register(standardWallet({ name: 'Another' }).wallet).unregister()
    expect(told()).toEqual([])
    unregister()
    expect(told()).toEqual([{ type: 'disconnected', connectorId: 'Gone' }])
  })

  it.each<[string, unknown]>([
    ['of another namespace', { ...standardWallet().wallet, chains: ['sui:mainnet'] }],
    ['without connect', standardWallet({ without: ['standard:connect'] }).wallet],
    [
      'without signing features',
      standardWallet({
        without: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
      }).wallet,
    ],
    ['without a name', { ...standardWallet().wallet, name: '' }],
    ['with an invalid name', { ...standardWallet().wallet, name: 7 }],
    ['without chains', { ...standardWallet().wallet, chains: undefined }],
    ['without features', { ...standardWallet().wallet, features: null }],
    ['that is undefined', null],
    ['that is a string', 'wallet'],
  ])('behavior: does not list a wallet %s', (_, wallet) => {
    const { connectors, warnings } = start(solana())
    register(wallet)
    expect(connectors()).toEqual([])
    expect(warnings).toEqual([])
  })

  it('behavior: warns about a wallet whose getters throw, and lists the others', () => {
    const { connectors, warnings } = start(solana())
    register({
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
    register(standardWallet({ name: 'Good' }).wallet)
    expect(connectors().map(({ id }) => id)).toEqual(['Good'])
    expect(warnings).toHaveLength(2)
  })

  it('behavior: passes an unsafe name and icon on unchanged: core sanitizes them', () => {
    const name = 'x'.repeat(10_000)
    const { connectors } = start(solana())
    register({ ...standardWallet().wallet, name, icon: 'data:image/svg+xml,<svg onload=alert(1)>' })
    register({ ...standardWallet().wallet, name: 'Iconless', icon: 7 })
    expect(connectors()).toMatchObject([
      { name, icon: 'data:image/svg+xml,<svg onload=alert(1)>' },
      { name: 'Iconless', icon: undefined },
    ])
  })

  it('behavior: two kits on one page are independent', async () => {
    const { wallet, asked } = standardWallet({ name: 'Shared' })
    register(wallet)
    const [one, other] = [start(solana()), start(solana())]
    await one.adapter.connect({ connectorId: 'Shared', signal: never() })
    one.stop()
    expect(other.told()).toEqual([])
    expect(other.connectors()).toHaveLength(1)
    expect(asked).toEqual(['connect'])
  })

  it('behavior: finds no wallets on a server', () => {
    Reflect.set(globalThis, 'window', undefined)
    const { connectors, stop } = start(solana())
    expect(connectors()).toEqual([])
    expect(stop).not.toThrow()
  })

  it('error: rejects networks without solana', () => {
    const options = { projectId: 'test', networks: [mainnet], adapters: [solana()] } as const
    expect(() => createLatchkit(options)).toThrow(ConfigError)
  })
})
