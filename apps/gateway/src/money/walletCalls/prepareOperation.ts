import { randomBytes } from 'node:crypto'
import {
  bundlerErrorCodes,
  walletCallsErrorCodes as codes,
  type PrepareCallsParams,
  type PrepareCallsResult,
  type RpcUserOperation,
} from '@latchkit/blockchain-api/contract'
import {
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  parseAbi,
  toHex,
} from 'viem'
import { quote } from '../../chain/rpcProxy/responses.js'
import { BundlerError } from '../bundler/BundlerError.js'
import { readDelegate } from '../bundler/checkOperation.js'
import { NodeCallError } from '../bundler/createChainClient.js'
import type { OperationStore } from '../bundler/createOperationStore.js'
import { type EntryPoint, entryPointAbi } from '../bundler/entryPoints.js'
import { getOverrides, type StateOverrides } from '../bundler/getOverrides.js'
import { hashOperation, packOperation, toOperation } from '../bundler/ParsedOperation.js'
import { RpcFailure } from '../exchanges/RpcFailure.js'
import type { SponsorCaller } from '../paymaster/Sponsor.js'

const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function entryPoint() view returns (address)',
  'function supportsExecutionMode(bytes32 mode) view returns (bool)',
  'function execute(bytes32 mode, bytes executionCalldata)',
  'function executeBatch(Call[] calls)',
  'function getPackedUserOperationTypedDataHash(PackedUserOperation op) view returns (bytes32)',
])
/** ERC-7579: a batch that reverts as a whole. */
const batchMode: Hex = `0x01${'00'.repeat(31)}`
/** A signature that can be recovered, to another account. */
const stubSignature: Hex = `0x${'7f'.padEnd(32, 'f')}${'0'.repeat(32)}7${'a'.repeat(63)}1c`

/** Uses of other parts. */
export type PrepareContext = {
  readonly operations: OperationStore
  readonly callBundler: (
    method: string,
    params: readonly unknown[],
    caller: SponsorCaller,
  ) => Promise<unknown>
}

/** Prepares calls of a smart account as a user operation, which the app signs. */
export async function prepareOperation(
  { from, chainId, calls, capabilities = {} }: PrepareCallsParams,
  caller: SponsorCaller,
  { operations, callBundler }: PrepareContext,
): Promise<PrepareCallsResult> {
  const { chain, projectId } = caller
  const { eip7702Auth, paymasterService } = capabilities
  const unknown = Object.keys(capabilities).find(
    (name) => !['eip7702Auth', 'paymasterService'].includes(name),
  )
  if (unknown) throw new RpcFailure(codes.prepare, `The capability ${quote(unknown)} is not supported`)
  checkPaymasterUrl(paymasterService?.url, projectId)
  const base = { sender: from, nonce: '0x0', callData: '0x', ...(eip7702Auth && { eip7702Auth }) } as const
  const read = createReader(caller, from, getOverrides(toOperation(base)))
  const entryPoint = await findEntryPoint(read, caller)
  const nonce = await readNonce(entryPoint, from, { caller, operations })
  const fees = await readFees(callBundler, caller)
  const draft = {
    ...base,
    nonce: toHex(nonce),
    ...(eip7702Auth &&
      entryPoint.version === '0.8' && { factory: '0x7702' as const, factoryData: '0x' as const }),
    callData: await encodeCalls(calls, read),
    ...fees,
    signature: stubSignature,
  }
  const params = [draft, entryPoint.address]
  let limits: unknown
  try {
    if (!paymasterService) limits = await callBundler('eth_estimateUserOperationGas', params, caller)
    else limits = await callBundler('pm_sponsorUserOperation', params, caller)
  } catch (error) {
    const isRefused =
      error instanceof BundlerError &&
      [bundlerErrorCodes.policy, bundlerErrorCodes.budget].some((code) => code === error.code)
    if (!isRefused || paymasterService?.optional !== true) throw error
    limits = await callBundler('eth_estimateUserOperationGas', params, caller)
  }
  // Both methods return fields of an operation.
  const data: RpcUserOperation = { ...draft, ...(limits as Omit<RpcUserOperation, keyof typeof draft>) }
  const operation = toOperation(data)
  const delegate = await readDelegate(operation, chain)
  const hash = hashOperation(operation, { entryPoint, chainId: chain.chainId, delegate })
  return {
    preparedCalls: {
      type: entryPoint.version === '0.7' ? 'user-operation-v07' : 'user-operation-v08',
      data: { ...data, signature: '0x' },
      chainId,
    },
    signatureRequest: { hash: (await readOwnHash(operation, read)) ?? hash },
    context: hash,
  }
}

/** The gateway never calls the URL: it must mean the gateway itself. */
function checkPaymasterUrl(url: string | undefined, projectId: string): void {
  if (url === undefined) return
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.pathname !== '/v1/bundler' || parsed.searchParams.get('projectId') !== projectId)
    throw new RpcFailure(
      codes.prepare,
      '"paymasterService.url" must be absent, or that of this bundler and project',
    )
}

type Read = (data: Hex) => Promise<Hex | undefined>

/** Creates a function that calls the account. A revert is `undefined`. */
function createReader({ chain }: SponsorCaller, from: Hex, overrides: StateOverrides): Read {
  return async (data) => {
    try {
      const result = await chain.client.call<Hex>('eth_call', [{ to: from, data }, 'latest', overrides])
      return result === '0x' ? undefined : result
    } catch (error) {
      if (error instanceof NodeCallError) return undefined
      throw error
    }
  }
}

async function findEntryPoint(read: Read, { chain }: SponsorCaller): Promise<EntryPoint> {
  const data = await read(encodeFunctionData({ abi: accountAbi, functionName: 'entryPoint' }))
  if (!data)
    throw new RpcFailure(
      codes.prepare,
      '"from" must be a smart account of ERC-4337, or have the capability "eip7702Auth"',
    )
  const address = decodeFunctionResult({ abi: accountAbi, functionName: 'entryPoint', data })
  const entryPoint = chain.entryPoints.find((one) => one.address === address)
  if (!entryPoint)
    throw new RpcFailure(codes.prepare, `The entry point ${address} of the account is not supported`)
  return entryPoint
}

async function encodeCalls(calls: PrepareCallsParams['calls'], read: Read): Promise<Hex> {
  const batch = calls.map(({ to, value = '0x0', data = '0x' }) => ({
    target: to,
    value: hexToBigInt(value),
    data,
  }))
  const args = [batchMode] as const
  const answer = await read(
    encodeFunctionData({ abi: accountAbi, functionName: 'supportsExecutionMode', args }),
  )
  const isModular = answer !== undefined && BigInt(answer) === 1n
  if (!isModular) return encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [batch] })
  const execution = encodeAbiParameters(
    [
      {
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
    [batch],
  )
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [batchMode, execution] })
}

/** Returns the next nonce; one with another key if an operation with it is open. */
async function readNonce(
  entryPoint: EntryPoint,
  sender: Hex,
  { caller, operations }: { readonly caller: SponsorCaller; readonly operations: OperationStore },
): Promise<bigint> {
  const { chain } = caller
  const data = encodeFunctionData({ abi: entryPointAbi, functionName: 'getNonce', args: [sender, 0n] })
  const nonce = BigInt(await chain.client.call<Hex>('eth_call', [{ to: entryPoint.address, data }, 'latest']))
  const open = await operations.findOpen({
    chainId: chain.id,
    entryPoint: entryPoint.address,
    sender: sender.toLowerCase(),
    nonce: nonce.toString(),
  })
  return open ? hexToBigInt(toHex(randomBytes(8))) << 64n : nonce
}

async function readFees(
  callBundler: PrepareContext['callBundler'],
  caller: SponsorCaller,
): Promise<Pick<RpcUserOperation, 'maxFeePerGas' | 'maxPriorityFeePerGas'>> {
  const prices = await callBundler('pimlico_getUserOperationGasPrice', [], caller)
  // The bundler's own method returns this.
  return (prices as { standard: Pick<RpcUserOperation, 'maxFeePerGas' | 'maxPriorityFeePerGas'> }).standard
}

/** Returns the hash that an account of the Delegation Framework signs, in place of the hash of the EntryPoint. */
async function readOwnHash(operation: ReturnType<typeof toOperation>, read: Read): Promise<Hex | undefined> {
  const args = [{ ...packOperation(operation), signature: '0x' as const }] as const
  return read(
    encodeFunctionData({ abi: accountAbi, functionName: 'getPackedUserOperationTypedDataHash', args }),
  )
}
