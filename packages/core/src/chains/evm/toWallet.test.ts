import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { toWallet } from './toWallet.js'

function walletThatAnswers(answer: unknown) {
  return toWallet({ request: async ({ method }) => (method === 'eth_blockNumber' ? '0x1' : answer) })
}

describe('toWallet', () => {
  it.each([
    ['error: accounts that are a string', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['error: accounts that are undefined', null],
    ['error: accounts that are an object', { accounts: [] }],
  ])('%s', async (_, answer) => {
    const { getAccounts, requestAccounts } = walletThatAnswers(answer)
    await expect(getAccounts()).rejects.toBeInstanceOf(WalletResponseError)
    await expect(requestAccounts()).rejects.toThrow('eth_requestAccounts: it is not a list of accounts')
  })

  it.each([
    ['default: hex', '0x2105', 8453],
    ['behavior: decimal text', '8453', 8453],
    ['behavior: a number', 8453, 8453],
    ['behavior: a bigint', 8453n, 8453],
    ['error: a name', 'base', Number.NaN],
    ['error: undefined', null, Number.NaN],
    ['error: empty text', '', Number.NaN],
    ['error: a list', [1], Number.NaN],
  ])('%s as the chain', async (_, answer, expected) => {
    expect(await walletThatAnswers(answer).getChainId()).toBe(expected)
  })
})
