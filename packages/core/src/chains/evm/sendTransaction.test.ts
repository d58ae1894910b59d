import { describe, expect, it } from 'vitest'
import { WalletNotFoundError, WalletResponseError } from '../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { sendTransaction, type WalletNow } from './sendTransaction.js'

const [network] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'12'.repeat(32)}`
const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n } as const

/** A fake wallet in a given state, which records its requests. */
function walletWith(state: {
  readonly chainId?: number
  readonly accounts?: readonly unknown[]
  readonly answer?: unknown
  readonly isGone?: boolean
}): { readonly wallet: WalletNow; readonly asked: readonly unknown[] } {
  const { chainId = 31337, accounts = [address], answer = hash, isGone = false } = state
  const asked: unknown[] = []
  const wallet: WalletNow = {
    getAccounts: async () => accounts,
    getChainId: async () => chainId,
    async getProvider() {
      if (isGone) throw new WalletNotFoundError({ connectorId: 'io.alpha' })
      return {
        async request(request) {
          asked.push(request)
          return answer
        },
      }
    },
  }
  return { wallet, asked }
}

describe('sendTransaction', () => {
  it('default: sends one request with exactly these fields', async () => {
    const { wallet, asked } = walletWith({})
    expect(await sendTransaction(wallet, { address, network, transaction })).toBe(hash)
    expect(asked).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [{ from: address, chainId: '0x7a69', to: transaction.to, value: '0x1' }],
      },
    ])
  })

  it('behavior: ignores how the wallet formats its accounts', async () => {
    const { wallet } = walletWith({ accounts: [address.toLowerCase()] })
    expect(await sendTransaction(wallet, { address, network, transaction })).toBe(hash)
  })

  it.each([
    ['error: the wallet is on another chain', { chainId: 1 }],
    ['error: the wallet exposes another account', { accounts: [transaction.to] }],
    ['error: the wallet exposes no account', { accounts: [] }],
    ['error: the wallet exposes a malformed account', { accounts: [7, null] }],
  ])('%s, and the wallet is not asked', async (_, state) => {
    const { wallet, asked } = walletWith(state)
    const sent = sendTransaction(wallet, { address, network, transaction })
    await expect(sent).rejects.toBeInstanceOf(WalletRequestError)
    expect(asked).toEqual([])
  })

  it('error: the response is not a hash', async () => {
    const { wallet } = walletWith({ answer: '0x12' })
    const sent = sendTransaction(wallet, { address, network, transaction })
    await expect(sent).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('error: the wallet is no longer available', async () => {
    const { wallet } = walletWith({ isGone: true })
    const sent = sendTransaction(wallet, { address, network, transaction })
    await expect(sent).rejects.toBeInstanceOf(WalletNotFoundError)
  })
})
