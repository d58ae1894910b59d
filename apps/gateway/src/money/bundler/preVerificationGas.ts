import { encodeFunctionData, type Hex, hexToBytes, keccak256, size, toHex } from 'viem'
import { entryPointAbi } from './entryPoints.js'
import { type ParsedOperation, packOperation } from './ParsedOperation.js'

/** Gas of a transaction. */
const transactionGas = 21_000n
/** Gas of an EntryPoint per operation that it does not charge to the operation otherwise, with the transfer to the beneficiary. */
const entryPointGas = 24_000n
/** Gas of an EIP-7702 authorization. */
const authorizationGas = 25_000n
/** EIP-7623: the least gas per token of call data, of which a byte that is not 0 has four. */
const floorGasPerToken = 10n
const gasPerToken = 4n

/**
 * Returns the gas of an operation that no other limit covers: of its transaction, of its call data, and of an authorization.
 *
 * @param extra Gas of the chain's settings, for the data fees of rollups.
 */
export function getPreVerificationGas(operation: ParsedOperation, extra: bigint): bigint {
  const data = encodeFunctionData({
    abi: entryPointAbi,
    functionName: 'handleOps',
    args: [[packOperation(operation)], `0x${'ff'.repeat(20)}`],
  })
  let tokens = 0n
  for (const byte of hexToBytes(data)) tokens += byte === 0 ? 1n : 4n
  const gas = entryPointGas + tokens * gasPerToken
  const executionGas =
    operation.verificationGasLimit + operation.callGasLimit + operation.paymasterVerificationGasLimit
  // The rest of the floor that the execution does not use. Half of the limits, because an operation may use less.
  const floor = tokens * floorGasPerToken - executionGas / 2n
  return transactionGas + max(gas, floor) + (operation.authorization ? authorizationGas : 0n) + extra
}

/** Returns an operation whose fees and signatures are not final yet with the longest ones: their bytes are not 0. */
export function fillOperation(operation: ParsedOperation): ParsedOperation {
  const { signature, paymasterData } = operation
  return {
    ...operation,
    preVerificationGas: 2n ** 24n - 1n,
    maxFeePerGas: 2n ** 48n - 1n,
    maxPriorityFeePerGas: 2n ** 48n - 1n,
    signature: fill(size(signature) || 65),
    paymasterData: paymasterData && fill(size(paymasterData)),
  }
}

/** Returns bytes that are not 0, and that a rollup cannot compress: signatures cannot be either. */
function fill(bytes: number): Hex {
  const hashes = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) => keccak256(toHex(index)).slice(2))
  const filled =
    hashes
      .join('')
      .slice(0, 2 * bytes)
      .match(/../g) ?? []
  return `0x${filled.map((byte) => (byte === '00' ? 'ff' : byte)).join('')}`
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
