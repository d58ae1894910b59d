import { describe, expect, it } from 'vitest'
import { ChainNotSupportedError, UserRejectedError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { Clock } from '../../ports/Clock.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { switchChain } from './switchChain.js'

const [one, two] = testNetworks
const connectorId = 'io.alpha'
// A clock without delays.
const clock: Clock = {
  now: () => 0,
  setTimeout(callback) {
    callback()
    return () => {}
  },
}
const unknown = Object.assign(new Error('Unrecognized chain.'), { code: 4902 })

/** A fake wallet on the first network; `answers` has its responses, in order. */
function walletWith(...answers: readonly (number | Error)[]) {
  const asked: unknown[] = []
  const left = [...answers]
  let chainId: unknown = '0x7a69'
  async function request({ method, params }: { readonly method: string; readonly params?: unknown }) {
    if (method === 'eth_chainId') return chainId
    asked.push([method, params])
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    chainId = answer ?? chainId
    return null
  }
  return { asked, provider: { request } }
}

const ask = ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]]
const add = [
  'wallet_addEthereumChain',
  [
    {
      chainId: '0x7a6a',
      chainName: 'Local Two',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8546'],
    },
  ],
]

describe('switchChain', () => {
  it('default: asks the wallet once', async () => {
    const { asked, provider } = walletWith(31338)
    await switchChain(provider, { connectorId, network: two, clock })
    expect(asked).toEqual([ask])
  })

  it("behavior: a wallet that adds the chain does not receive the gateway's URL", async () => {
    const gateway = { http: ['https://gateway.example.com/v1?chainId=eip155%3A31338&projectId=demo'] }
    const network = { ...two, rpcUrls: { ...two.rpcUrls, gateway } }
    const { asked, provider } = walletWith(Object.assign(new Error('unknown'), { code: 4902 }), 31337, 31338)
    await switchChain(provider, { connectorId, network, clock }).catch(() => {})
    expect(asked).toContainEqual(add)
  })

  it('behavior: does not ask a wallet that is on the network already', async () => {
    const { asked, provider } = walletWith()
    await switchChain(provider, { connectorId, network: one, clock })
    expect(asked).toEqual([])
  })

  it.each([
    ['behavior: the code of EIP-3326', unknown],
    [
      'behavior: the code nested in an internal error',
      Object.assign(new Error('Internal error'), { code: -32_603, data: { originalError: unknown } }),
    ],
    [
      'behavior: only the message',
      new Error('Unrecognized chain ID "0x7a6a". Try adding the chain using wallet_addEthereumChain first.'),
    ],
  ])('%s: the chain is added', async (_, error) => {
    const { asked, provider } = walletWith(error, 31338)
    await switchChain(provider, { connectorId, network: two, clock })
    expect(asked).toEqual([ask, add])
  })

  it('behavior: asks a wallet that adds the chain without switching to switch again', async () => {
    const { asked, provider } = walletWith(unknown, 31337, 31338)
    await switchChain(provider, { connectorId, network: two, clock })
    expect(asked).toEqual([ask, add, ask])
  })

  it.each([
    ['EIP-1193', 4200],
    ['JSON-RPC', -32_601],
  ])('behavior: adds the chain in a wallet that cannot switch, by the code of %s', async (_, code) => {
    const missing = Object.assign(new Error('Not supported.'), { code })
    const { asked, provider } = walletWith(missing, 31338)
    await switchChain(provider, { connectorId, network: two, clock })
    expect(asked).toEqual([ask, add])
    const neither = walletWith(missing, missing)
    const switched = switchChain(neither.provider, { connectorId, network: two, clock })
    await expect(switched).rejects.toBeInstanceOf(ChainNotSupportedError)
    expect(neither.asked).toEqual([ask, add])
    const unmoved = walletWith(missing, 31337)
    const stays = switchChain(unmoved.provider, { connectorId, network: two, clock })
    await expect(stays).rejects.toThrow('The wallet is still on eip155:31337.')
  })

  it('behavior: adds the chain with its block explorer', async () => {
    const { asked, provider } = walletWith(unknown, 31338)
    const blockExplorers = { default: { name: 'Scan', url: 'https://scan.example' } }
    await switchChain(provider, { connectorId, network: { ...two, blockExplorers }, clock })
    expect(asked[1]).toMatchObject([{}, [{ blockExplorerUrls: ['https://scan.example'] }]])
  })

  it.each([
    [
      'error: the user declines to switch',
      [Object.assign(new Error('No.'), { code: 4001 })],
      UserRejectedError,
      1,
    ],
    [
      'error: the user declines to add the chain',
      [unknown, Object.assign(new Error('No.'), { code: 4001 })],
      UserRejectedError,
      2,
    ],
    ['error: the wallet cannot add the chain', [unknown, new Error('Boom.')], ChainNotSupportedError, 2],
    ['error: the wallet fails with its own error', [new Error('Boom.')], WalletRequestError, 1],
    [
      'error: the wallet adds the chain, but does not switch to it',
      [unknown, 31337, new Error('Boom.')],
      WalletRequestError,
      3,
    ],
  ])('%s, and it receives no further requests', async (_, answers, expected, questions) => {
    const { asked, provider } = walletWith(...answers)
    const switched = switchChain(provider, { connectorId, network: two, clock })
    await expect(switched).rejects.toBeInstanceOf(expected)
    expect(asked.length).toBe(questions)
  })

  it('behavior: waits for a wallet that responds before it switches', async () => {
    const { provider } = walletWith()
    const late = fakeClock()
    let isThere = false
    async function request(question: { readonly method: string }) {
      return isThere ? '0x7a6a' : provider.request(question)
    }
    const switched = switchChain({ request }, { connectorId, network: two, clock: late })
    await late.advance(100)
    isThere = true
    await late.advance(200)
    expect(await switched).toBe(undefined)
    expect(late.pending).toBe(0)
  })

  it('error: the wallet reports success, but has not switched', async () => {
    const { provider } = walletWith(31337)
    const switched = switchChain(provider, { connectorId, network: two, clock })
    await expect(switched).rejects.toThrow('The wallet is still on eip155:31337.')
  })
})
