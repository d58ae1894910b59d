import {
  bundlerAddressSchema,
  partialUserOperationSchema,
  userOperationHashSchema,
  userOperationSchema,
} from '@latchkit/blockchain-api/contract'
import { type Hex, parseEther, toHex, zeroHash } from 'viem'
import * as z from 'zod/mini'
import type { SponsorCaller } from '../paymaster/Sponsor.js'
import { type AcceptContext, acceptOperation } from './acceptOperation.js'
import { parseParams } from './BundlerError.js'
import type { ChainBundler } from './ChainBundler.js'
import { checkFields, findEntryPoint, readDelegate } from './checkOperation.js'
import type { BundlerMethod } from './createBundlerRoutes.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import { estimateGas } from './estimateGas.js'
import { getOverrides } from './getOverrides.js'
import { hashOperation, toOperation } from './ParsedOperation.js'
import { readExtraGas } from './readExtraGas.js'
import { readFees } from './readFees.js'
import { type ReceiptReader, toReceipt } from './readReceipt.js'

/** Dependencies of the methods. */
export type MethodContext = Pick<AcceptContext, 'paymaster' | 'checkRules' | 'now' | 'reputations'> & {
  readonly operations: OperationStore
  readonly receipts: ReceiptReader
  /** Called when a chain has a new operation. */
  readonly onAdded: (chain: ChainBundler) => void
  /** Called after an operation was accepted, or with the reason why it was refused. */
  readonly onAnswer: (chain: ChainBundler, error?: unknown) => void
}

/** Balance of the sender while gas is estimated, as hosted bundlers have it. */
const estimationBalance = parseEther('100')

const sendParams = z.tuple([userOperationSchema, bundlerAddressSchema])
/** The third parameter, state overrides of the caller, is accepted but ignored: they would apply to this server's nodes. */
const estimateParams = z.tuple([partialUserOperationSchema, bundlerAddressSchema], z.unknown())
const hashParams = z.tuple([userOperationHashSchema])

/** Creates the methods of the bundler. */
export function createBundlerMethods(context: MethodContext): Readonly<Record<string, BundlerMethod>> {
  const { operations, receipts, onAdded, onAnswer } = context
  async function sendOperation(params: readonly unknown[], caller: SponsorCaller): Promise<Hex> {
    const [rpc, address] = parseParams(sendParams, params)
    const entryPoint = findEntryPoint(caller.chain, address)
    return acceptOperation(rpc, entryPoint, { ...context, caller, store: operations })
  }
  return {
    eth_chainId: async (_, { chain }) => toHex(chain.chainId),
    eth_supportedEntryPoints: async (_, { chain }) => chain.entryPoints.map(({ address }) => address),
    async eth_sendUserOperation(params, caller) {
      const { chain } = caller
      try {
        const hash = await sendOperation(params, caller)
        onAnswer(chain)
        onAdded(chain)
        return hash
      } catch (error) {
        onAnswer(chain, error)
        throw error
      }
    },
    async eth_estimateUserOperationGas(params, { chain }) {
      const [rpc, address] = parseParams(estimateParams, params)
      const entryPoint = findEntryPoint(chain, address)
      checkFields(rpc, entryPoint)
      const operation = toOperation(rpc)
      const delegate = await readDelegate(operation, chain)
      // An operation without fees needs no funds, so that only the balance override decides.
      return estimateGas(operation, {
        hash: hashOperation(operation, { entryPoint, chainId: chain.chainId, delegate }) ?? zeroHash,
        overrides: getOverrides(operation, estimationBalance),
        context: await chain.getContext(entryPoint),
        from: chain.getExecutors(entryPoint)[0].address,
        readExtraGas: (filled) => {
          const { maxFeePerGas, maxPriorityFeePerGas } = operation
          const priced = { ...filled, maxFeePerGas, maxPriorityFeePerGas }
          return readExtraGas(priced, chain, entryPoint, { isEstimate: true })
        },
      })
    },
    async eth_getUserOperationByHash(params, { chain }) {
      const [hash] = parseParams(hashParams, params)
      const stored = await operations.find(chain.id, hash.toLowerCase())
      if (!stored || ['failed', 'expired', 'replaced'].includes(stored.status)) return null
      const receipt =
        stored.status === 'included' && stored.transactionHash
          ? await receipts.readTransaction(chain, stored.transactionHash as Hex)
          : undefined
      return {
        userOperation: JSON.parse(stored.operation),
        entryPoint: stored.entryPoint,
        transactionHash: stored.transactionHash,
        blockHash: receipt?.blockHash ?? null,
        blockNumber: receipt?.blockNumber ?? null,
      }
    },
    async eth_getUserOperationReceipt(params, { chain }) {
      const [hash] = parseParams(hashParams, params)
      const stored = await operations.find(chain.id, hash.toLowerCase())
      if (stored?.status !== 'included' || !stored.transactionHash) return null
      const receipt = await receipts.readTransaction(chain, stored.transactionHash as Hex)
      return receipt ? toReceipt(stored, receipt) : null
    },
    async pimlico_getUserOperationStatus(params, { chain }) {
      const [hash] = parseParams(hashParams, params)
      return toStatus(await operations.find(chain.id, hash.toLowerCase()))
    },
    async pimlico_getUserOperationGasPrice(_, { chain }) {
      const { baseFee, priorityFee } = await readFees(chain)
      const toPrice = (percent: bigint) => {
        const priority = (priorityFee * percent) / 100n
        return {
          maxFeePerGas: toHex((baseFee * (percent + 20n)) / 100n + priority),
          maxPriorityFeePerGas: toHex(priority),
        }
      }
      return { slow: toPrice(100n), standard: toPrice(120n), fast: toPrice(150n) }
    },
  }
}

/**
 * Returns the result of `pimlico_getUserOperationStatus`.
 *
 * @see https://docs.metamask.io/services/reference/base/json-rpc-methods/bundler/pimlico_getuseroperationstatus
 */
function toStatus(stored: StoredOperation | undefined) {
  if (!stored) return { status: 'not_found', transactionHash: null }
  const { transactionHash } = stored
  switch (stored.status) {
    case 'pending':
      return { status: 'not_submitted', transactionHash: null }
    case 'submitted':
    case 'included':
      return { status: stored.status, transactionHash }
    case 'failed':
      // With a transaction: it failed on the chain.
      return { status: transactionHash ? 'failed' : 'rejected', transactionHash }
    case 'replaced':
    case 'expired':
      return { status: 'rejected', transactionHash: null }
  }
}
