import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SmartAccountContracts } from '../../shared/config/SmartAccountConfig.js'
import { RpcError } from '../rpc/RpcError.js'
import { toQuantity } from '../rpc/toQuantity.js'

const abi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
])

/**
 * Which code an account has. `other`: it delegates to another contract than the configured one (EIP-7702).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export type AccountCode = 'none' | 'configured' | 'other'

/** State of an account on a chain. Amounts in wei. */
export type AccountState = {
  readonly code: AccountCode
  readonly balance: bigint
  /** At EntryPoint, from which it pays first. */
  readonly deposit: bigint
  /** Of the next user operation. */
  readonly nonce: bigint
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Reads the state of an account from the chain's node.
 *
 * @throws `RpcError`
 */
export async function readAccountState(
  address: Hex,
  contracts: SmartAccountContracts,
  ask: Ask,
): Promise<AccountState> {
  const { entryPoint } = contracts
  const deposited = encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] })
  const [code, balance, nonce, deposit] = await Promise.all([
    readAccountCode(address, contracts, ask),
    ask('eth_getBalance', [address, 'latest']).then(toQuantity),
    readNonce(address, entryPoint, ask),
    readNumber(entryPoint, deposited, ask),
  ])
  return { code, balance, nonce, deposit }
}

/**
 * Reads the nonce of the next user operation of an account.
 *
 * @throws `RpcError`
 */
export async function readNonce(address: Hex, entryPoint: Hex, ask: Ask): Promise<bigint> {
  return readNumber(
    entryPoint,
    encodeFunctionData({ abi, functionName: 'getNonce', args: [address, 0n] }),
    ask,
  )
}

async function readNumber(to: Hex, data: Hex, ask: Ask): Promise<bigint> {
  const answer = await ask('eth_call', [{ to, data }, 'latest'])
  if (typeof answer !== 'string' || !/^0x[\da-f]{64}$/i.test(answer))
    throw new RpcError({ message: 'The network has returned an invalid number' })
  return BigInt(answer)
}

/** Reads which code an account has. Only its factory can give one to the address of a counterfactual account (CREATE2). */
export async function readAccountCode(
  address: Hex,
  { kind, implementation }: Pick<SmartAccountContracts, 'kind' | 'implementation'>,
  ask: Ask,
): Promise<AccountCode> {
  const code = String(await ask('eth_getCode', [address, 'latest'])).toLowerCase()
  if (code === '0x') return 'none'
  if (kind === 'erc4337') return 'configured'
  return code === `0xef0100${implementation.slice(2).toLowerCase()}` ? 'configured' : 'other'
}
