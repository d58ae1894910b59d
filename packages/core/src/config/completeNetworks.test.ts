import { base, gnosis, optimism } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { fromViemChain } from '../foundation/networks/fromViemChain.js'
import { mainnet } from '../foundation/networks/mainnet.js'
import { solana } from '../foundation/networks/solana.js'
import { createLatchkit } from '../kit/createLatchkit.js'
import { createTestKit } from '../testing/createTestKit.js'
import type { Options } from './config.js'

const create = (options: object) => createLatchkit({ projectId: 'my-dapp', ...options } as Options)

describe('chains of viem/chains in `networks`', () => {
  test('default: they are the same networks as with fromViemChain', () => {
    const { config } = createLatchkit({
      projectId: 'my-dapp',
      networks: [gnosis, mainnet, solana, optimism],
      defaultNetwork: optimism,
    })
    expect(config.networks).toEqual([fromViemChain(gnosis), mainnet, solana, fromViemChain(optimism)])
    expect(config.networks[1]).toBe(mainnet)
    expect(config.defaultNetwork).toBe(config.networkOf('eip155:10'))
    expect(config.networkOf('eip155:100')?.name).toBe('Gnosis')
  })

  test('behavior: the fields that only viem reads are kept', () => {
    const [network] = createLatchkit({ projectId: 'my-dapp', networks: [optimism] }).config.networks
    expect(network.formatters).toBe(optimism.formatters)
  })

  test('behavior: the chain of the app is not changed', () => {
    createLatchkit({ projectId: 'my-dapp', networks: [base] })
    expect(base).not.toHaveProperty('caipNetworkId')
  })

  test('behavior: a gateway completes them like other networks', () => {
    const complete = vi.fn((options: Options) => options)
    create({ networks: [base], gateway: { complete } })
    expect(complete.mock.calls[0]?.[0].networks).toEqual([fromViemChain(base)])
  })

  test('behavior: a kit for tests accepts them', () => {
    const { kit } = createTestKit({ networks: [base, gnosis] })
    expect(kit.getState().network.selected.eip155).toBe('eip155:8453')
  })
})

test.each([
  [
    'twice, once as a network',
    [fromViemChain(base), base],
    'networks[1]: eip155:8453 is already there, as networks[0]',
  ],
  ['with an id as a text', [{ ...base, id: '8453' }], 'networks[0].chainNamespace: is missing.'],
  [
    'with an insecure RPC URL',
    [{ ...base, rpcUrls: { default: { http: ['http://rpc.example'] } } }],
    'networks[0].rpcUrls.default.http[0]: expected an https: URL, got "http://rpc.example"',
  ],
  ['with a namespace', [{ ...base, chainNamespace: 'solana' }], 'networks[0].id: expected a text, got 8453'],
  ['an empty slot', [base, undefined], 'networks[1]: expected an object, got undefined'],
  ['one chain instead of a list', base, 'networks: expected a list, got an object'],
])('error: a chain of viem %s', (_, networks, problem) => {
  expect(() => create({ networks })).toThrow(problem)
})

test('error: a default network that is not one of the networks', () => {
  expect(() => create({ networks: [base], defaultNetwork: gnosis })).toThrow(
    'defaultNetwork: eip155:100 is not one of `networks`',
  )
})
