import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { ChainBundler } from './ChainBundler.js'
import type { EntryPoint } from './entryPoints.js'
import { isTrusted } from './isTrusted.js'
import { minStake } from './limits.js'

const depositAbi = parseAbi([
  'function getDepositInfo(address account) view returns ((uint256 deposit, bool staked, uint112 stake, uint32 unstakeDelaySec, uint48 withdrawTime) info)',
])
/** ERC-7562: the least delay of a stake, in seconds. */
const minUnstakeDelay = 86_400

/** Deposit and stake of an account in an EntryPoint. */
export type DepositInfo = {
  /** In wei. */
  readonly deposit: bigint
  /** Whether it has a stake, as ERC-7562 defines it, or the operator trusts it. */
  readonly isStaked: boolean
}

/** Reads what an account has in an EntryPoint. */
export async function readDeposit(
  { client, settings }: Pick<ChainBundler, 'client' | 'settings'>,
  { address }: Pick<EntryPoint, 'address'>,
  account: Hex,
): Promise<DepositInfo> {
  const data = encodeFunctionData({ abi: depositAbi, functionName: 'getDepositInfo', args: [account] })
  const result = await client.call<Hex>('eth_call', [{ to: address, data }, 'latest'])
  const info = decodeFunctionResult({ abi: depositAbi, functionName: 'getDepositInfo', data: result })
  const least = settings.minStake === undefined ? minStake : BigInt(settings.minStake)
  const isStaked =
    isTrusted(account, settings) ||
    (info.staked && info.stake >= least && info.unstakeDelaySec >= minUnstakeDelay)
  return { deposit: info.deposit, isStaked }
}

/** Returns the accounts that have a stake, in lower case. */
export async function findStaked(
  chain: Pick<ChainBundler, 'client' | 'settings'>,
  entryPoint: Pick<EntryPoint, 'address'>,
  accounts: readonly Hex[],
): Promise<ReadonlySet<string>> {
  const deposits = await Promise.all(accounts.map((account) => readDeposit(chain, entryPoint, account)))
  const staked = accounts.filter((_, index) => deposits[index]?.isStaked)
  return new Set(staked.map((account) => account.toLowerCase()))
}
