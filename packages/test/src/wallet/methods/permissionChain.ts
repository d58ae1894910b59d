import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  hexToNumber,
  parseAbi,
} from 'viem'
import { delegationContracts } from '../../contracts/smartAccounts.js'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { WalletContext } from '../context.js'
import type { WalletAccount } from '../contractAccount.js'
import type { WalletChain } from '../state.js'

/** An account of the wallet on a chain, which need not be the chain of the site. */
type Place = { readonly chain: WalletChain; readonly account: WalletAccount }

const { delegationManager, statelessAccount, enforcers } = delegationContracts

const nonceAbi = parseAbi(['function currentNonce(address manager, address owner) view returns (uint256)'])

/**
 * Delegates the code of an account to the Delegation Framework (EIP-7702), if it does not yet.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export async function upgrade(context: WalletContext, place: Place): Promise<void> {
  const { chain, account } = place
  const code = await readFromNode(context, chain, 'eth_getCode', account.address, 'latest')
  if (code.toLowerCase() === concatHex(['0xef0100', statelessAccount]).toLowerCase()) return
  const nonce = await readTransactionCount(context, place)
  // The account sends the transaction itself, which uses a nonce before its authorization does.
  const authorization = await account.signAuthorization({
    ...{ contractAddress: statelessAccount, chainId: chain.id, nonce: nonce + 1 },
  })
  await sendAndWait(context, { ...place, to: account.address, authorizationList: [authorization] })
}

/** Returns the current nonce of an account at `NonceEnforcer`. */
export async function readNonce(context: WalletContext, { chain, account }: Place): Promise<bigint> {
  const args = [delegationManager, account.address] as const
  const data = encodeFunctionData({ abi: nonceAbi, functionName: 'currentNonce', args })
  return hexToBigInt(
    await readFromNode(context, chain, 'eth_call', { to: enforcers.NonceEnforcer, data }, 'latest'),
  )
}

/**
 * Sends a transaction of an account, and waits until it is confirmed.
 *
 * @throws ProviderRpcError -32603 if it is reverted.
 */
export async function sendAndWait(
  context: WalletContext,
  {
    chain,
    account,
    to,
    data,
    authorizationList,
  }: Place & {
    readonly to: Address
    readonly data?: Hex
    readonly authorizationList?: readonly Awaited<ReturnType<WalletAccount['signAuthorization']>>[]
  },
): Promise<void> {
  const nonce = await readTransactionCount(context, { chain, account })
  const price = hexToBigInt(await readFromNode(context, chain, 'eth_gasPrice')) * 2n
  const transaction = {
    ...{ chainId: chain.id, nonce, to, data, gas: 1_000_000n },
    ...{ maxFeePerGas: price, maxPriorityFeePerGas: 0n },
  }
  const raw = await account.signTransaction(
    authorizationList
      ? { ...transaction, type: 'eip7702', authorizationList }
      : { ...transaction, type: 'eip1559' },
  )
  const receipt: unknown = await context.nodeAt(chain.rpcUrl, 'eth_sendRawTransactionSync', [raw])
  if (typeof receipt !== 'object' || receipt === null || !('status' in receipt) || receipt.status !== '0x1')
    throw new ProviderRpcError(errorCodes.internal, 'The transaction of the wallet was reverted.')
}

const readTransactionCount = async (context: WalletContext, { chain, account }: Place): Promise<number> =>
  hexToNumber(await readFromNode(context, chain, 'eth_getTransactionCount', account.address, 'pending'))

const readFromNode = async (
  context: WalletContext,
  chain: WalletChain,
  method: string,
  ...params: unknown[]
) => (await context.nodeAt(chain.rpcUrl, method, params)) as Hex
