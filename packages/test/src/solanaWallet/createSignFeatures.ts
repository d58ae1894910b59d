import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import { createInvalidParamsError, parseParams } from '../wallet/params.js'
import { account, bytes } from '../walletStandard/inputs.js'
import type { SolanaWalletContext } from './context.js'
import { isTransactionMessage, signTransaction } from './signTransaction.js'

const messages = z.array(z.looseObject({ account, message: bytes }))
const transactions = z.array(
  z.looseObject({ account, transaction: bytes, chain: z.optional(z.string('is not a chain')) }),
)
const sends = z.array(
  z.looseObject({
    account,
    transaction: bytes,
    chain: z.string('is not a chain'),
    options: z.optional(
      z.looseObject({
        commitment: z.optional(z.string()),
        skipPreflight: z.optional(z.boolean()),
        preflightCommitment: z.optional(z.string()),
        maxRetries: z.optional(z.number()),
        minContextSlot: z.optional(z.number()),
      }),
    ),
  }),
)
const supportedTransactionVersions = ['legacy', 0] as const

/**
 * Creates `solana:signMessage`, `solana:signTransaction` and `solana:signAndSendTransaction`. Each call prompts once
 * for all inputs.
 */
export function createSignFeatures({
  baseWallet,
  key,
  node,
}: SolanaWalletContext): Readonly<Record<string, object>> {
  const request = (method: string, params: readonly unknown[], run: () => unknown) =>
    baseWallet.answer(() => ({ method, params }), run)

  function knownChain(chain: string | undefined): void {
    if (chain !== undefined && !baseWallet.state().chains.includes(chain))
      throw createInvalidParamsError(`this wallet does not support the chain ${chain}`)
  }

  return {
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...params: readonly unknown[]) =>
        request('solana:signMessage', params, async () => {
          const inputs = parseParams(messages, params).map((input) => ({
            ...input,
            key: key(input.account.address),
          }))
          if (inputs.some(({ message }) => isTransactionMessage(message)))
            throw createInvalidParamsError('the message is a transaction')
          await baseWallet.ask('solana:signMessage', params)
          return inputs.map(({ message, key }) => ({
            signedMessage: message,
            signature: key.sign(message),
            signatureType: 'ed25519',
          }))
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...params: readonly unknown[]) =>
        request('solana:signTransaction', params, async () => {
          const inputs = parseParams(transactions, params)
          for (const { chain } of inputs) knownChain(chain)
          const signed = inputs.map((input) => signTransaction(input.transaction, key(input.account.address)))
          await baseWallet.ask('solana:signTransaction', params)
          return signed.map((signedTransaction) => ({ signedTransaction }))
        }),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...params: readonly unknown[]) =>
        request('solana:signAndSendTransaction', params, async () => {
          const inputs = parseParams(sends, params)
          for (const { chain } of inputs) knownChain(chain)
          const signed = inputs.map((input) => signTransaction(input.transaction, key(input.account.address)))
          await baseWallet.ask('solana:signAndSendTransaction', params)
          const signatures = []
          for (const [at, transaction] of signed.entries()) {
            const { commitment: _, ...options } = inputs[at]?.options ?? {}
            const signature = await node(inputs[at]?.chain ?? '', 'sendTransaction', [
              base64.encode(transaction),
              { ...options, encoding: 'base64' },
            ])
            signatures.push({ signature: base58.decode(String(signature)) })
          }
          return signatures
        }),
    },
  }
}
