import { type Hex, hexToNumber } from 'viem'
import * as z from 'zod/mini'
import { batchAddress, batchCode, encodeBatch } from '../batchContract.js'
import type { Method, WalletContext } from '../context.js'
import { errorCodes, ProviderRpcError } from '../ProviderRpcError.js'
import { address, bytes, chainId, createInvalidParamsError, parseParams, quantity } from '../params.js'
import { signer } from './signing.js'

const sendParams = z.tuple([
  z.looseObject({
    version: z.literal('2.0.0', 'is not 2.0.0'),
    from: address,
    chainId,
    atomicRequired: z.boolean(),
    calls: z
      .array(z.looseObject({ to: address, value: z.optional(quantity), data: z.optional(bytes) }))
      .check(z.minLength(1)),
  }),
])
const statusParams = z.tuple([bytes])
/** Errors of EIP-5792. */
const batchErrors = { upgradeRejected: 5750, unknownId: 5730 }

/** Batches of calls (EIP-5792), which an account executes by the code to which it delegates (EIP-7702). */
export const batchMethods: Readonly<Record<string, Method>> = {
  async wallet_sendCalls(context, given) {
    const { atomic, chainId } = context.state()
    if (atomic === 'unsupported') throw unsupported('wallet_sendCalls')
    const [{ from, calls, chainId: wanted }] = parseParams(sendParams, given)
    if (hexToNumber(wanted) !== chainId)
      throw createInvalidParamsError(`params.0.chainId is ${wanted}, but the wallet is on ${chainId}`)
    const account = signer(context, from)
    await context.ask('wallet_sendCalls', given)
    if (atomic === 'rejected')
      throw new ProviderRpcError(
        batchErrors.upgradeRejected,
        'The user does not want to upgrade the account.',
      )
    // Sequential: concurrent transactions would get the same nonce.
    return context.runExclusive(async () => {
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
      // The id of the batch is the hash of its transaction.
      return { id: await context.node('eth_sendRawTransaction', [raw]) }
    })
  },
  async wallet_getCallsStatus(context, given) {
    const { atomic, chainId, tellsCalls } = context.state()
    if (atomic === 'unsupported') throw unsupported('wallet_getCallsStatus')
    const [id] = parseParams(statusParams, given)
    const common = { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: true }
    const receipt = tellsCalls ? await readReceipt(context, id) : null
    if (!receipt) return { ...common, status: 100 }
    const { status, logs, blockHash, blockNumber, gasUsed, transactionHash } = receipt
    const receipts = [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }]
    return { ...common, status: status === '0x1' ? 200 : 500, receipts }
  },
}

async function readReceipt({ node }: WalletContext, id: Hex) {
  const receipt = await node('eth_getTransactionReceipt', [id])
  if (receipt) return receipt as Readonly<Record<string, unknown>>
  if (!(await node('eth_getTransactionByHash', [id])))
    throw new ProviderRpcError(batchErrors.unknownId, 'There is no batch with this id.')
  return null
}

const unsupported = (method: string): ProviderRpcError =>
  new ProviderRpcError(errorCodes.unsupportedMethod, `This wallet does not support ${method}.`)
