import { deployer, tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther, toHex } from 'viem'
import { readArtifact, readOpenZeppelinArtifact } from '../contracts/artifact.js'
import { market } from '../contracts/market.js'
import { collections } from '../contracts/nfts.js'
import { encodeSwap } from '../contracts/swaps.js'

/** A transaction for `eth_sendTransaction`. With `gas`, a node accepts one that fails. */
export type SeededTransaction = {
  readonly from: Address
  readonly to?: Address
  readonly value?: Hex
  readonly data?: Hex
  readonly gas?: Hex
}

const erc721Abi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id)'])
const [alice, bob, carol] = [0, 3, 6].map((index) => accounts[index]?.address ?? '0x') as [
  Address,
  Address,
  Address,
]
const dollar = market.dollar
const coin = tokens[1]?.address ?? '0x'
const [harbors, badges] = collections

const createTransaction = (from: Address, to: Address, data: Hex): SeededTransaction => ({ from, to, data })
const transfer = (from: Address, token: Address, to: Address, amount: bigint) =>
  createTransaction(
    from,
    token,
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  )
const approve = (token: Address, amount: bigint) =>
  createTransaction(
    alice,
    token,
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [market.router, amount] }),
  )
const sendNft = (from: Address, to: Address) =>
  createTransaction(
    from,
    harbors?.address ?? '0x',
    encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [from, to, 0n] }),
  )
const mintBadge = (amount: bigint) => {
  const { abi } = readOpenZeppelinArtifact('erc1155')
  const args = [alice, 1n, amount, '0x']
  return createTransaction(
    deployer,
    badges?.address ?? '0x',
    encodeFunctionData({ abi, functionName: 'mint', args }),
  )
}

/**
 * The kinds of transactions of the first account, as it sees them: Ether sent, received and sent to itself; tokens sent and
 * received; approvals; swaps in both directions; wrapped Ether; NFTs minted, sent and received; a failed transfer; a
 * deployment. Amounts are small, and those that are sent come back.
 */
const kinds: readonly ((index: number) => SeededTransaction)[] = [
  (index) => ({ from: alice, to: bob, value: toHex(parseEther('0.001') * BigInt(1 + (index % 7))) }),
  (index) => ({ from: bob, to: alice, value: toHex(parseEther('0.001') * BigInt(1 + (index % 7))) }),
  (index) => transfer(alice, dollar, carol, 1_250_000n * BigInt(1 + (index % 5))),
  (index) => transfer(carol, dollar, alice, 1_250_000n * BigInt(1 + (index % 5))),
  () => encodeSwap({ from: alice, path: [market.wrappedEther, dollar], amount: parseEther('0.002') }),
  () => approve(dollar, 6_000_000n),
  () => encodeSwap({ from: alice, path: [dollar, market.wrappedEther], amount: 6_000_000n }),
  () => transfer(bob, coin, alice, parseEther('0.5')),
  () => transfer(alice, coin, bob, parseEther('0.5')),
  () => ({ from: alice, to: alice, value: '0x1' }),
  () => mintBadge(1n),
  () => sendNft(alice, bob),
  () => sendNft(bob, alice),
  // Reverted: no account has as much.
  () => ({ ...transfer(alice, dollar, bob, 10n ** 30n), gas: '0x186a0' }),
  () => ({ from: alice, to: market.wrappedEther, value: toHex(parseEther('0.001')), data: '0x' }),
  () => ({ from: alice, data: readArtifact('Multicall3').bytecode }),
]

/** Returns transactions of every kind in turn. The first account sees all transactions. */
export function createTransactions(count: number): readonly SeededTransaction[] {
  return Array.from({ length: count }, (_, index) => {
    const create = kinds[index % kinds.length]
    if (!create) throw new TypeError('there are kinds')
    return create(index)
  })
}
