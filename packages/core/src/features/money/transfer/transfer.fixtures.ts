import type { TransferFacts, TransferIntent } from './types.js'

export const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

export const native: TransferIntent = { chainId: 'eip155:1', from, to, amount: 1_000_000n }
export const erc20: TransferIntent = { ...native, token, amount: 50n }

const fee = { maxFeePerGas: 10n, maxPriorityFeePerGas: 2n }

export const facts: TransferFacts = {
  nativeBalance: 10_000_000n,
  gas: 21_000n,
  fees: {
    baseFeePerGas: 8n,
    bySpeed: {
      slow: { maxFeePerGas: 9n, maxPriorityFeePerGas: 1n },
      normal: fee,
      fast: { maxFeePerGas: 20n, maxPriorityFeePerGas: 4n },
    },
  },
  dataFee: 0n,
  isContract: false,
}

export const tokenFacts: TransferFacts = { ...facts, gas: 60_000n, tokenBalance: 100n, received: 50n }
