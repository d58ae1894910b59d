import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { wordToAddress } from '../../../foundation/wordToAddress.js'
import {
  type ContractCall,
  callContract,
  callMulticall,
  getWord,
  type Hex,
} from '../../accountData/evm/callContracts.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { registryAbi, resolverAbi } from './ensAbi.js'

/** Where ENS is on a chain. */
export type EnsPlace = {
  /** Address of the registry. */
  readonly registry: Hex
  /** Address of Multicall3. */
  readonly multicall3: Hex
}

/** A verified name, and its record `avatar`, which is untrusted text. */
export type EnsName = { readonly name: string; readonly avatar: string }

/** Maximum length of a name: the maximum of a DNS name. Normalization takes time in proportion to it. */
const maxNameLength = 255
const block = 'latest'

/**
 * Reads the primary name of an account (ENSIP-3), and verifies that it resolves to the account: anyone can claim any name
 * in a reverse record. A name that differs from its normal form (ENSIP-15) is no name, because it can look like another one.
 *
 * The records come from the name's own resolver on this chain. Names that only a parent resolves (ENSIP-10), or only
 * a server outside the chain (ERC-3668), count as unverified: `readUniversalName` finds them.
 *
 * @param account EVM address in lower case.
 * @returns `undefined` without a verified name.
 * @throws SourceError if the node fails, or if the chain has no registry at this address.
 * @see https://docs.ens.domains/ensip/3
 */
export async function readEnsName(
  node: NodeReader,
  account: Hex,
  place: EnsPlace,
): Promise<EnsName | undefined> {
  // Normalization has large tables, which take a tenth of a second to load. A gateway without names never loads them.
  const { namehash } = await import('viem/ens')

  const reverseNode = namehash(`${account.slice(2)}.addr.reverse`)
  const reverseResolver = await findResolver(node, reverseNode, place)
  if (!reverseResolver) return undefined
  const [nameData] = await callResolver(node, [encodeName(reverseResolver, reverseNode)], place)
  const name = decodeText('name', nameData)
  if (!(await isNormalName(name))) return undefined

  const nameNode = namehash(name)
  const resolver = await findResolver(node, nameNode, place)
  if (!resolver) return undefined
  const calls = [encodeAddress(resolver, nameNode), encodeAvatar(resolver, nameNode)]
  const [address, avatarData] = await callResolver(node, calls, place)
  // A record that is not set is the zero address, which no account owns.
  const isVerified = getWord(address) === BigInt(account) && BigInt(account) !== 0n
  return isVerified ? { name, avatar: decodeText('text', avatarData) } : undefined
}

/** Returns the resolver of a node of the name tree, or `undefined` if it has none. */
async function findResolver(reader: NodeReader, node: Hex, { registry }: EnsPlace): Promise<Hex | undefined> {
  const data = encodeFunctionData({ abi: registryAbi, functionName: 'resolver', args: [node] })
  const resolver = getWord(await callContract(reader, { to: registry, data }, block))
  // A registry never fails. Without this error, a node without its data would hide all names for a day.
  if (resolver === undefined || resolver >= 2n ** 160n)
    throw new SourceError('there is no ENS registry at this address')
  return resolver === 0n ? undefined : wordToAddress(resolver)
}

/**
 * Calls a resolver, which can be any contract. Multicall3 tells a failure of the contract from one of the node.
 *
 * @returns The data that each call returns, or `undefined` if the contract fails.
 */
async function callResolver(
  reader: NodeReader,
  calls: readonly ContractCall[],
  { multicall3 }: EnsPlace,
): Promise<readonly (Hex | undefined)[]> {
  const results = await callMulticall(reader, calls, { multicall3, block })
  if (results === 'failed') throw new SourceError('the node does not execute the calls of a resolver')
  if (results !== 'absent') return results
  return Promise.all(calls.map((call) => callContract(reader, call, block)))
}

/**
 * Whether a name is in its normal form (ENSIP-15). Another one could look like another name.
 *
 * @see https://docs.ens.domains/ensip/15
 */
export async function isNormalName(name: string): Promise<boolean> {
  if (name === '' || name.length > maxNameLength) return false
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}

function encodeName(to: Hex, node: Hex): ContractCall {
  return { to, data: encodeFunctionData({ abi: resolverAbi, functionName: 'name', args: [node] }) }
}

function encodeAddress(to: Hex, node: Hex): ContractCall {
  return { to, data: encodeFunctionData({ abi: resolverAbi, functionName: 'addr', args: [node] }) }
}

function encodeAvatar(to: Hex, node: Hex): ContractCall {
  return { to, data: encodeFunctionData({ abi: resolverAbi, functionName: 'text', args: [node, 'avatar'] }) }
}

/** Returns an empty text if the contract failed, or returned no text. */
function decodeText(functionName: 'name' | 'text', data: Hex | undefined): string {
  if (data === undefined) return ''
  try {
    return decodeFunctionResult({ abi: resolverAbi, functionName, data })
  } catch {
    return ''
  }
}
