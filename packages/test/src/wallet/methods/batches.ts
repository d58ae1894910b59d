import {
  type Address,
  type Hex,
  hexToNumber,
  isAddressEqual,
  type Log,
  numberToHex,
  parseEventLogs,
} from 'viem'
import { entryPoint08Abi, entryPoint08Address } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import { type BatchedCall, batchAddress, batchCode, encodeBatch } from '../batchContract.js'
import type { Method, WalletContext } from '../context.js'
import type { WalletAccount } from '../contractAccount.js'
import { address, bytes, chainId, createInvalidParamsError, parseParams, quantity } from '../params.js'
import { type SponsoredCalls, sendSponsored } from './sendSponsored.js'
import { signer } from './signing.js'

const capabilities = z.optional(z.record(z.string(), z.looseObject({ optional: z.optional(z.boolean()) })))
const call = z.looseObject({
  to: address,
  value: z.optional(quantity),
  data: z.optional(bytes),
  capabilities,
})
const shared = { from: address, chainId, capabilities, calls: z.array(call).check(z.minLength(1)) }
const sendParams = {
  '2.0.0': z.tuple([
    z.looseObject({
      ...shared,
      version: z.literal('2.0.0', 'is not 2.0.0'),
      atomicRequired: z.boolean(),
    }),
  ]),
  // It has no `atomicRequired`, and its wallets accept any version.
  '1.0': z.tuple([z.looseObject(shared)]),
}
/** The prefix that wallets of version 1.0 like Ambire write before the hash of the transaction in the id. */
const prefix = 'Transaction:'
const statusParams = z.tuple([
  z.string().check(z.regex(/^(?:Transaction:)?0x(?:[0-9a-f]{2})*$/i, 'is not the id of a batch')),
])
/**
 * Errors of EIP-5792.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
const batchErrors = {
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  unknownId: 5730,
  upgradeRejected: 5750,
}

/**
 * Batches of calls (EIP-5792), which an account executes by the code to which it delegates (EIP-7702).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export const batchMethods: Readonly<Record<string, Method>> = {
  async wallet_sendCalls(context, given) {
    const { atomic, chainId, callsVersion, callsChainIds, tellsHashes } = context.state()
    if (atomic === 'unsupported') throw unsupported('wallet_sendCalls')
    const [batch] = parseParams<readonly [Batch]>(sendParams[callsVersion], given)
    const { from, calls, chainId: wanted } = batch
    if (callsChainIds !== 'all' && !callsChainIds.includes(hexToNumber(wanted)))
      throw new ProviderRpcError(
        batchErrors.unsupportedChain,
        `The wallet does not execute calls on ${wanted}.`,
      )
    if (hexToNumber(wanted) !== chainId)
      throw createInvalidParamsError(`params.0.chainId is ${wanted}, but the wallet is on ${chainId}`)
    const account = signer(context, from)
    checkCapabilities(context, batch)
    await context.ask('wallet_sendCalls', given)
    if (atomic === 'rejected')
      throw new ProviderRpcError(
        batchErrors.upgradeRejected,
        'The user does not want to upgrade the account.',
      )
    // Sequential: concurrent transactions would get the same nonce.
    return context.runExclusive(async () => {
      const paymaster = getPaymaster(context, batch)
      // The id of the batch is the hash of its transaction.
      const hash = paymaster
        ? await sendSponsored(context, { account, calls, paymaster })
        : await sendBatch(context, account, batch)
      if (callsVersion === '1.0') return `${prefix}${hash}`
      return { id: hash, ...(tellsHashes && { capabilities: toHashes(chainId, hash) }) }
    })
  },
  async wallet_showCallsStatus(context, given) {
    if (!context.state().showsCalls) throw unsupported('wallet_showCallsStatus')
    const [id] = parseParams(statusParams, given)
    await readReceipt(context, id.replace(prefix, '') as Hex)
    await context.ask('wallet_showCallsStatus', given)
    return null
  },
  async wallet_getCallsStatus(context, given) {
    const { atomic, chainId, callsVersion, tellsCalls, tellsHashes } = context.state()
    if (atomic === 'unsupported') throw unsupported('wallet_getCallsStatus')
    const [id] = parseParams(statusParams, given)
    const hash = id.replace(prefix, '') as Hex
    const receipt = tellsCalls ? await readReceipt(context, hash) : null
    const isFirst = callsVersion === '1.0'
    const common = isFirst ? {} : { version: '2.0.0', id, chainId: numberToHex(chainId), atomic: true }
    if (!receipt) return { ...common, status: isFirst ? 'PENDING' : 100 }
    const { logs, blockHash, blockNumber, gasUsed, transactionHash } = receipt
    const status = isReverted(receipt) ? '0x0' : '0x1'
    const receipts = [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }]
    // Also if it was reverted: version 1.0 has no other word for a batch that is included.
    if (isFirst) return { status: 'CONFIRMED', receipts }
    const told = tellsHashes ? { capabilities: toHashes(chainId, hash) } : { receipts }
    return { ...common, status: status === '0x1' ? 200 : 500, ...told }
  },
}

type Batch = {
  readonly from: Address
  readonly chainId: Hex
  readonly calls: readonly (BatchedCall & { readonly capabilities?: Capabilities })[]
  readonly capabilities?: Capabilities
}
type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined

/** @throws ProviderRpcError 5700. Wallets of version 1.0 ignore what they do not know. */
function checkCapabilities({ state }: WalletContext, { calls, capabilities: ofBatch }: Batch): void {
  const { callsVersion, sponsorsCalls } = state()
  if (callsVersion === '1.0') return
  const isKnown = (name: string) => sponsorsCalls && name === 'paymasterService'
  for (const asked of [ofBatch, ...calls.map((one) => one.capabilities)])
    for (const [name, { optional }] of Object.entries(asked ?? {}))
      if (optional !== true && !isKnown(name))
        throw new ProviderRpcError(
          batchErrors.unsupportedCapability,
          `The wallet does not support ${name}, which is not optional.`,
        )
}

/**
 * Returns the paymaster of the app that pays the fee (ERC-7677), if the wallet supports paymasters.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
function getPaymaster(
  { state }: WalletContext,
  { capabilities }: Batch,
): SponsoredCalls['paymaster'] | undefined {
  const { url, context = {} } = capabilities?.paymasterService ?? {}
  return state().sponsorsCalls && typeof url === 'string' ? { url, context } : undefined
}

/** Sends a batch as a transaction of the account, which pays the fee. */
async function sendBatch(
  context: WalletContext,
  account: WalletAccount,
  { from, calls }: Batch,
): Promise<unknown> {
  const { chainId } = context.state()
  await context.node('anvil_setCode', [batchAddress, batchCode])
  const read = async (method: string, ...params: unknown[]) => (await context.node(method, params)) as Hex
  const nonce = hexToNumber(await read('eth_getTransactionCount', from, 'pending'))
  const gasPrice = BigInt(await read('eth_gasPrice')) * 2n
  // The account sends the transaction itself, which uses a nonce before its authorization does.
  const authorization = await account.signAuthorization({
    contractAddress: batchAddress,
    ...{ chainId, nonce: nonce + 1 },
  })
  const raw = await account.signTransaction({
    ...{ type: 'eip7702', chainId, nonce, to: from, data: encodeBatch(calls), gas: 2_000_000n },
    ...{ maxFeePerGas: gasPrice, maxPriorityFeePerGas: 0n, authorizationList: [authorization] },
  })
  return context.node('eth_sendRawTransaction', [raw])
}

/**
 * CAIP-345.
 *
 * @see https://chainagnostic.org/CAIPs/caip-345
 */
const toHashes = (chainId: number, hash: unknown) => ({
  caip345: { caip2: `eip155:${chainId}`, transactionHashes: [hash] },
})

async function readReceipt({ node }: WalletContext, id: Hex) {
  const receipt = await node('eth_getTransactionReceipt', [id])
  if (receipt) return receipt as Readonly<Record<string, unknown>>
  if (!(await node('eth_getTransactionByHash', [id])))
    throw new ProviderRpcError(batchErrors.unknownId, 'There is no batch with this id.')
  return null
}

/** A transaction with a user operation succeeds also if the operation was reverted. */
function isReverted({ status, logs }: Readonly<Record<string, unknown>>): boolean {
  if (status !== '0x1') return true
  // The logs of a receipt of the node.
  const operations = parseEventLogs({
    abi: entryPoint08Abi,
    logs: (Array.isArray(logs) ? logs : []) as Log[],
    eventName: 'UserOperationEvent',
  })
  return operations.some(({ address, args }) => isAddressEqual(address, entryPoint08Address) && !args.success)
}

const unsupported = (method: string): ProviderRpcError =>
  new ProviderRpcError(errorCodes.unsupportedMethod, `This wallet does not support ${method}.`)
