import { encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'
import { type AccountCall, encodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { smartAccount } from '../../shared/smartAccount/smartAccounts.fixtures.js'
import type { ApprovalContent } from '../approval/types.js'
import { address } from './renderRequest.fixtures.js'

type Operation = Extract<ApprovalContent, { type: 'evmUserOperation' }>

const token = '0x1111111111111111111111111111111111111111'
const exchange = '0x2222222222222222222222222222222222222222'
const tusd = { symbol: 'TUSD', decimals: 6 }
const callToken = (data: Hex): AccountCall => ({ to: token, value: 0n, data })

/** Approve and transfer: the first operation of an account, which a sponsor pays. */
export const batch: Operation = {
  type: 'evmUserOperation',
  entryPoint: smartAccount.entryPoint,
  operation: {
    sender: address,
    nonce: 0n,
    callData: encodeAccountCalls([
      {
        to: token,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [exchange, 25_000_000n] }),
      },
      {
        to: token,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [exchange, 5_000_000n] }),
      },
    ]),
    callGasLimit: 200_000n,
    verificationGasLimit: 100_000n,
    preVerificationGas: 50_000n,
    maxFeePerGas: 10n ** 9n,
    maxPriorityFeePerGas: 10n ** 8n,
    paymaster: {
      address: '0x9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a9a',
      data: '0x',
      verificationGasLimit: 60_000n,
      postOpGasLimit: 0n,
    },
  },
  authorization: { implementation: smartAccount.implementation, nonce: 0, isReplaced: false },
  fee: { status: 'sponsored', name: 'My dapp' },
  tokens: [tusd, tusd],
  simulation: {
    status: 'changes',
    native: 0n,
    tokens: [{ address: token, amount: -5_000_000n, token: tusd }],
    isComplete: true,
  },
  answer: 'operationHash',
}

/** Many transfers, and at last an unlimited approval: it is far below what a view displays first. */
export const dangerAtEnd: Operation = {
  ...batch,
  operation: {
    ...batch.operation,
    callData: encodeAccountCalls([
      ...Array.from({ length: 19 }, () =>
        callToken(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [exchange, 1n] })),
      ),
      callToken(encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [exchange, maxUint256] })),
    ]),
  },
  tokens: Array.from({ length: 20 }, () => tusd),
}

/** A transfer for which the user pays, from an account with the contract of another wallet. */
export const transfer: Operation = {
  ...batch,
  operation: {
    ...batch.operation,
    callData: encodeAccountCalls([{ to: exchange, value: 10n ** 18n, data: '0x' }]),
    paymaster: undefined,
  },
  authorization: { implementation: smartAccount.implementation, nonce: 3, isReplaced: true },
  fee: { status: 'unavailable' },
  tokens: [null],
  simulation: { status: 'changes', native: -(10n ** 18n), tokens: [], isComplete: true },
  answer: 'transactionHash',
}
