import { describe, expect, it } from 'vitest'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { toSession } from './toSession.js'

const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('toSession', () => {
  it('default: every account with EIP-55 checksum, the active one first, and the chain as CAIP-2', () => {
    expect(toSession('io.alpha', { accounts: [lower, second], chainId: 8453 })).toEqual({
      connectorId: 'io.alpha',
      accounts: [
        { address: checksummed, type: 'eoa' },
        { address: second, type: 'eoa' },
      ],
      chainId: 'eip155:8453',
    })
  })

  it.each([
    ['error: no account', { accounts: [], chainId: 1 }],
    ['error: an account that is not text', { accounts: [7], chainId: 1 }],
    ['error: an account that is too short', { accounts: [lower.slice(0, -1)], chainId: 1 }],
    ['error: a second account that is invalid', { accounts: [lower, '<b>me</b>'], chainId: 1 }],
    ['error: a chain that is not a number', { accounts: [lower], chainId: Number.NaN }],
    ['error: chain 0', { accounts: [lower], chainId: 0 }],
    ['error: a chain that is not an integer', { accounts: [lower], chainId: 1.5 }],
    ['error: a chain above the safe integers', { accounts: [lower], chainId: 2 ** 53 }],
  ])('%s', (_, answer) => {
    expect(() => toSession('io.alpha', answer)).toThrow(WalletResponseError)
  })
})
