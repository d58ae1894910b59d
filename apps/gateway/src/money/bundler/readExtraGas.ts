import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  serializeTransaction,
  type TransactionSerializable,
} from 'viem'
import { BundlerError } from './BundlerError.js'
import type { ChainBundler } from './ChainBundler.js'
import { NodeCallError } from './createChainClient.js'
import type { EntryPoint } from './entryPoints.js'
import { getTransactionGas } from './getTransactionGas.js'
import type { ParsedOperation } from './ParsedOperation.js'
import { type ChainFees, readFees } from './readFees.js'
import { encodeHandleOps } from './simulate.js'

/** Predeploy of chains of the OP stack. */
const gasPriceOracle: Address = '0x420000000000000000000000000000000000000F'
const oracleAbi = parseAbi(['function getL1Fee(bytes data) view returns (uint256)'])
/** Of Arbitrum chains: only `eth_call` knows it. */
const nodeInterface: Address = '0x00000000000000000000000000000000000000C8'
const nodeAbi = parseAbi([
  'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)',
])

/** Percentage of the data fee that estimates add, because the fees of the other chain may rise until the operation is sent. */
const margin = 25n

/**
 * Returns the gas of the chain's settings, and of the fee that a rollup takes for the data of the transaction.
 *
 * @param isEstimate Whether to add a margin.
 * @throws BundlerError if the settings name a rollup that the chain is not.
 */
export async function readExtraGas(
  operation: ParsedOperation,
  chain: Pick<ChainBundler, 'client' | 'settings' | 'chainId'>,
  entryPoint: Pick<EntryPoint, 'address'>,
  { isEstimate = false }: { readonly isEstimate?: boolean } = {},
): Promise<bigint> {
  const { dataFee, extraPreVerificationGas = 0 } = chain.settings
  if (dataFee === undefined) return BigInt(extraPreVerificationGas)
  try {
    const gas = await readers[dataFee](operation, chain, entryPoint)
    return BigInt(extraPreVerificationGas) + (isEstimate ? (gas * (100n + margin)) / 100n : gas)
  } catch (cause) {
    if (!(cause instanceof NodeCallError)) throw cause
    const message = `The chain has no data fee of the kind "${dataFee}": the operator must change its settings`
    throw new BundlerError(-32_603, message, undefined, 200, { cause })
  }
}

type ReadDataGas = (
  operation: ParsedOperation,
  chain: Pick<ChainBundler, 'client' | 'settings' | 'chainId'>,
  entryPoint: Pick<EntryPoint, 'address'>,
) => Promise<bigint>

const beneficiary: Address = `0x${'ff'.repeat(20)}`

const readers: Readonly<Record<'op-stack' | 'arbitrum', ReadDataGas>> = {
  /** The fee is wei, which the operation pays at its own gas price. */
  async 'op-stack'(operation, chain, entryPoint) {
    const data = encodeFunctionData({
      ...{ abi: oracleAbi, functionName: 'getL1Fee', args: [toTransaction(operation, chain, entryPoint)] },
    })
    const [result, fees] = await Promise.all([
      chain.client.call<Hex>('eth_call', [{ to: gasPriceOracle, data }, 'latest']),
      readFees(chain),
    ])
    const fee = decodeOrThrow(() =>
      decodeFunctionResult({ abi: oracleAbi, functionName: 'getL1Fee', data: result }),
    )
    const price = getGasPrice(operation, fees)
    return (fee + price - 1n) / price
  },
  /** The fee is gas already. */
  async arbitrum(operation, chain, { address }) {
    const args = [address, false, encodeHandleOps(operation, beneficiary)] as const
    const data = encodeFunctionData({ abi: nodeAbi, functionName: 'gasEstimateL1Component', args })
    const result = await chain.client.call<Hex>('eth_call', [{ to: nodeInterface, data }, 'latest'])
    const [gas] = decodeOrThrow(() =>
      decodeFunctionResult({ abi: nodeAbi, functionName: 'gasEstimateL1Component', data: result }),
    )
    return gas
  },
}

/** A chain without the contract returns no data. */
function decodeOrThrow<Result>(run: () => Result): Result {
  try {
    return run()
  } catch {
    throw new NodeCallError(-32_000, 'There is no contract for the data fee', undefined)
  }
}

/** Wei per gas that an operation pays; the least that the bundler accepts, if its fees are not set yet. */
function getGasPrice(
  { maxFeePerGas, maxPriorityFeePerGas }: ParsedOperation,
  { baseFee, minPriorityFee }: ChainFees,
): bigint {
  const offered = baseFee + maxPriorityFeePerGas
  const price =
    maxFeePerGas === 0n ? baseFee + minPriorityFee : offered < maxFeePerGas ? offered : maxFeePerGas
  return price > 0n ? price : 1n
}

/** The transaction of an operation without its signature, which the oracle adds. Numbers that are not known have all bytes. */
function toTransaction(
  operation: ParsedOperation,
  { chainId }: Pick<ChainBundler, 'chainId'>,
  { address }: Pick<EntryPoint, 'address'>,
): Hex {
  const fee = 2n ** 40n - 1n
  const common = {
    chainId,
    nonce: 2 ** 24 - 1,
    to: address,
    data: encodeHandleOps(operation, beneficiary),
    gas: getTransactionGas(operation),
    maxFeePerGas: operation.maxFeePerGas || fee,
    maxPriorityFeePerGas: operation.maxPriorityFeePerGas || fee,
  }
  const { authorization } = operation
  const transaction: TransactionSerializable = authorization
    ? { ...common, type: 'eip7702', authorizationList: [authorization] }
    : { ...common, type: 'eip1559' }
  return serializeTransaction(transaction)
}
