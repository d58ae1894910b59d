import { ConfigError, createLatchkit } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from './page.fixtures.js'
import { solana } from './solana.js'
import { never, register, standardWallet, start } from './wallets.fixtures.js'

beforeEach(() => void openPage())

describe('discovery', () => {
  it('default: wallets that were there before, and those that come later', () => {
    register(standardWallet({ name: 'Early' }).wallet)
    const { connectors } = start(solana())
    register(standardWallet({ name: 'Late' }).wallet)
    const icon = 'data:image/png;base64,AA=='
    expect(connectors()).toEqual([
      { id: 'Early', name: 'Early', icon, namespace: 'solana', type: 'announced' },
      { id: 'Late', name: 'Late', icon, namespace: 'solana', type: 'announced' },
    ])
  })

  it('error: a wallet whose icon throws hides no other, and keeps nothing from starting', () => {
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

  it('behavior: no wallet at all is told at once, too', () => {
    const { connectors } = start(solana())
    expect(connectors()).toEqual([])
  })

  it('behavior: a wallet that registers twice is one, also as another object', () => {
    const { wallet } = standardWallet({ name: 'Twice' })
    const { connectors } = start(solana())
    register(wallet)
    register(wallet)
    register(standardWallet({ name: 'Twice' }).wallet)
    expect(connectors().map(({ id }) => id)).toEqual(['Twice'])
  })

  it('behavior: a wallet that takes itself back is gone, and another of its name takes its place', async () => {
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

  it('behavior: the connected wallet takes itself back: its session is over', async () => {
    const { adapter, told } = start(solana())
    const { unregister } = register(standardWallet({ name: 'Gone' }).wallet)
    await adapter.connect({ connectorId: 'Gone', signal: never() })
    register(standardWallet({ name: 'Another' }).wallet).unregister()
    expect(told()).toEqual([])
    unregister()
    expect(told()).toEqual([{ type: 'disconnected', connectorId: 'Gone' }])
  })

  it.each<[string, unknown]>([
    ['of another chain', { ...standardWallet().wallet, chains: ['sui:mainnet'] }],
    ['that cannot be connected', standardWallet({ without: ['standard:connect'] }).wallet],
    [
      'that signs nothing',
      standardWallet({
        without: ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
      }).wallet,
    ],
    ['without a name', { ...standardWallet().wallet, name: '' }],
    ['whose name is none', { ...standardWallet().wallet, name: 7 }],
    ['without chains', { ...standardWallet().wallet, chains: undefined }],
    ['without features', { ...standardWallet().wallet, features: null }],
    ['that is nothing', null],
    ['that is a text', 'wallet'],
  ])('behavior: a wallet %s is not shown', (_, wallet) => {
    const { connectors, warnings } = start(solana())
    register(wallet)
    expect(connectors()).toEqual([])
    expect(warnings).toEqual([])
  })

  it('behavior: a wallet that cannot even be looked at is a warning, and hides no other', () => {
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

  it('behavior: a name of 10 kB and an icon with a script come through as they are: core judges them', () => {
    const name = 'x'.repeat(10_000)
    const { connectors } = start(solana())
    register({ ...standardWallet().wallet, name, icon: 'data:image/svg+xml,<svg onload=alert(1)>' })
    register({ ...standardWallet().wallet, name: 'Iconless', icon: 7 })
    expect(connectors()).toMatchObject([
      { name, icon: 'data:image/svg+xml,<svg onload=alert(1)>' },
      { name: 'Iconless', icon: undefined },
    ])
  })

  it('behavior: two kits on one page do not know of each other', async () => {
    const { wallet, asked } = standardWallet({ name: 'Shared' })
    register(wallet)
    const [one, other] = [start(solana()), start(solana())]
    await one.adapter.connect({ connectorId: 'Shared', signal: never() })
    one.stop()
    expect(other.told()).toEqual([])
    expect(other.connectors()).toHaveLength(1)
    expect(asked).toEqual(['connect'])
  })

  it('behavior: on a server there is no page, and nothing is found', () => {
    Reflect.set(globalThis, 'window', undefined)
    const { connectors, stop } = start(solana())
    expect(connectors()).toEqual([])
    expect(stop).not.toThrow()
  })

  it('error: no network is of solana', () => {
    const options = { projectId: 'test', networks: [mainnet], adapters: [solana()] } as const
    expect(() => createLatchkit(options)).toThrow(ConfigError)
  })
})
