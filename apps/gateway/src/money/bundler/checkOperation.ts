import { bundlerErrorCodes as codes, type PartialRpcUserOperation } from '@latchkit/blockchain-api/contract'
import { type Address, getAddress, type Hex, toHex } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { BundlerError } from './BundlerError.js'
import type { ChainBundler } from './ChainBundler.js'
import type { EntryPoint } from './entryPoints.js'
import { getTransactionGas } from './getTransactionGas.js'
import { maxCallGas, maxOperationGas, maxVerificationGas } from './limits.js'
import { eip7702Factory, getTotalGas, isAbsent, type ParsedOperation } from './ParsedOperation.js'
import { getPreVerificationGas } from './preVerificationGas.js'
import { readExtraGas } from './readExtraGas.js'
import { readFees } from './readFees.js'
import { getHighest, getNextBaseFee, getTransactionFees } from './transactionFees.js'

const createParamsError = (message: string) => new BundlerError(codes.invalidParams, message)

/** Returns the supported EntryPoint at an address. @throws BundlerError */
export function findEntryPoint({ entryPoints }: ChainBundler, address: Hex): EntryPoint {
  const found = entryPoints.find((one) => one.address.toLowerCase() === address.toLowerCase())
  if (found) return found
  const supported = entryPoints.map((one) => one.address).join(' or ')
  throw createParamsError(`The entry point must be ${supported}, got ${address}`)
}

/**
 * Checks fields that depend on each other.
 *
 * @throws BundlerError that names the field.
 */
export function checkFields(rpc: PartialRpcUserOperation, { version }: EntryPoint): void {
  const isEmpty = (data: Hex | null | undefined) => !data || data === '0x'
  const hasFactory = !isAbsent(rpc.factory)
  if (!isEmpty(rpc.factoryData) && !hasFactory)
    throw createParamsError('"factoryData" must be absent without "factory"')
  const limits = [rpc.paymasterVerificationGasLimit, rpc.paymasterPostOpGasLimit]
  if (isAbsent(rpc.paymaster) && !(isEmpty(rpc.paymasterData) && limits.every(isAbsent)))
    throw createParamsError(
      '"paymasterData" and the gas limits of the paymaster must be absent without "paymaster"',
    )
  const isDelegation = rpc.factory != null && /^0x7702(?:0{36})?$/.test(rpc.factory)
  if (rpc.eip7702Auth && hasFactory && !isDelegation)
    throw createParamsError('"factory" must be absent or 0x7702 with "eip7702Auth"')
  if (isDelegation && version === '0.7')
    throw createParamsError(
      '"factory" must be absent with "eip7702Auth" for EntryPoint 0.7, which does not know 0x7702',
    )
}

/**
 * Checks the gas limits and the fees of an operation.
 *
 * @throws BundlerError that names the field.
 */
export async function checkGas(
  operation: ParsedOperation,
  chain: ChainBundler,
  entryPoint: EntryPoint,
): Promise<void> {
  const { verificationGasLimit, paymasterVerificationGasLimit, callGasLimit } = operation
  const limit = (name: string, value: bigint, max: bigint) => {
    if (value > max) throw createParamsError(`"${name}" must be at most ${max}, got ${value}`)
  }
  limit('verificationGasLimit', verificationGasLimit, maxVerificationGas)
  limit('paymasterVerificationGasLimit', paymasterVerificationGasLimit, maxVerificationGas)
  limit('paymasterPostOpGasLimit', operation.paymasterPostOpGasLimit, maxVerificationGas)
  limit('callGasLimit', callGasLimit, maxCallGas)
  limit('the sum of the gas limits', getTotalGas(operation), maxOperationGas)
  if (verificationGasLimit === 0n) throw createParamsError('"verificationGasLimit" must not be 0')
  const required = getPreVerificationGas(operation, await readExtraGas(operation, chain, entryPoint))
  if (operation.preVerificationGas < required)
    throw createParamsError(
      `"preVerificationGas" must be at least ${required}, got ${operation.preVerificationGas}`,
    )
  const { maxFeePerGas, maxPriorityFeePerGas } = operation
  if (maxPriorityFeePerGas > maxFeePerGas)
    throw createParamsError('"maxPriorityFeePerGas" must not be higher than "maxFeePerGas"')
  const { baseFee, minPriorityFee } = await readFees(chain)
  if (maxPriorityFeePerGas < minPriorityFee)
    throw createParamsError(
      `"maxPriorityFeePerGas" must be at least ${minPriorityFee}, got ${maxPriorityFeePerGas}`,
    )
  // The base fee of the next block can be higher than this block's.
  const minFee = getNextBaseFee(baseFee) + minPriorityFee
  if (maxFeePerGas < minFee)
    throw createParamsError(`"maxFeePerGas" must be at least ${minFee}, got ${maxFeePerGas}`)
  await checkFunds(operation, chain, { baseFee, entryPoint })
}

/** Requires an executor to have what the transaction of an operation can cost: nodes do not take it otherwise. @throws BundlerError */
async function checkFunds(
  operation: ParsedOperation,
  { client, getExecutors }: Pick<ChainBundler, 'client' | 'getExecutors'>,
  { baseFee, entryPoint }: { readonly baseFee: bigint; readonly entryPoint: EntryPoint },
): Promise<void> {
  const balances = await Promise.all(
    getExecutors(entryPoint).map(({ address }) => client.call<Hex>('eth_getBalance', [address, 'latest'])),
  )
  const funds = getHighest(balances.map(BigInt))
  const cost = getTransactionGas(operation) * getTransactionFees(operation, baseFee).maxFee
  if (cost > funds)
    throw createParamsError(
      `The transaction of the operation can cost ${cost} wei, and the server has ${funds}: lower the gas limits or "maxPriorityFeePerGas"`,
    )
}

/**
 * Requires an EIP-7702 authorization to be of the sender, and for this chain. @throws BundlerError
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export async function checkAuthorization(
  { authorization, sender }: ParsedOperation,
  { chainId, client }: Pick<ChainBundler, 'chainId' | 'client'>,
): Promise<void> {
  if (!authorization) return
  if (authorization.chainId !== 0 && authorization.chainId !== chainId)
    throw createParamsError(
      `"eip7702Auth.chainId" must be ${toHex(chainId)}, got ${toHex(authorization.chainId)}`,
    )
  let signer: Address | undefined
  try {
    signer = await recoverAuthorizationAddress({ authorization })
  } catch {
    signer = undefined
  }
  if (signer !== sender) throw createParamsError('"eip7702Auth" must be signed by the sender')
  const nonce = Number(await client.call<Hex>('eth_getTransactionCount', [sender, 'latest']))
  if (authorization.nonce !== nonce)
    throw new BundlerError(
      codes.account,
      `"eip7702Auth.nonce" must be ${toHex(nonce)}, got ${toHex(authorization.nonce)}`,
    )
}

/** Returns the contract that the sender of an operation with the factory `0x7702` delegates to. */
export async function readDelegate(
  { factory, authorization, sender }: ParsedOperation,
  { client }: Pick<ChainBundler, 'client'>,
): Promise<Address | undefined> {
  if (factory !== eip7702Factory) return undefined
  if (authorization) return authorization.address
  const code = await client.call<Hex>('eth_getCode', [sender, 'latest'])
  if (!/^0xef0100[\da-f]{40}$/i.test(code))
    throw createParamsError(
      '"eip7702Auth" must be set, because the sender does not delegate to a contract yet',
    )
  return getAddress(`0x${code.slice(8)}`)
}
