import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { callContract, getWord, type Hex } from '../../accountData/evm/callContracts.js'
import { erc721Abi, erc1155Abi } from '../../nfts/evm/nftAbi.js'
import type { MetadataReader } from '../../nfts/metadata/createMetadataReader.js'
import type { NodeReader } from '../../sources/createNodeReader.js'

/**
 * An NFT that a record names: a CAIP-22 or CAIP-29 id.
 *
 * @see https://chainagnostic.org/CAIPs/caip-22
 */
export type NftReference = {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly standard: 'erc721' | 'erc1155'
  readonly contract: Hex
  readonly tokenId: bigint
}

const pattern = /^(eip155:[1-9]\d{0,31})\/(erc721|erc1155):0x([\da-f]{40})\/(\d{1,78})$/i
const maxTokenId = 2n ** 256n - 1n
const block = 'latest'

/**
 * Parses a record such as `eip155:1/erc721:0xb8c7…/42` (ENSIP-12). Returns `undefined` for any other text.
 *
 * @see https://docs.ens.domains/ensip/12
 */
export function parseNftReference(record: string): NftReference | undefined {
  const [, chainId, standard, digits, id] = pattern.exec(record) ?? []
  if (chainId === undefined || id === undefined || BigInt(id) > maxTokenId) return undefined
  return {
    chainId: chainId.toLowerCase(),
    standard: standard?.toLowerCase() === 'erc721' ? 'erc721' : 'erc1155',
    contract: `0x${digits}`,
    tokenId: BigInt(id),
  }
}

/**
 * Reads the image of an NFT that an account shows.
 *
 * @returns URL of the image as its metadata has it, or the id of a stored image; `undefined` if the account does not own the NFT, or the
 * metadata has no image.
 * @throws SourceError if the node fails.
 */
export async function readNftImage(
  node: NodeReader,
  account: Hex,
  reference: NftReference,
  metadata: Pick<MetadataReader, 'read'>,
): Promise<string | undefined> {
  const { contract, tokenId } = reference
  const call = (data: Hex) => callContract(node, { to: contract, data }, block)
  const isErc721 = reference.standard === 'erc721'
  const owned = getWord(
    await call(
      isErc721
        ? encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] })
        : encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [account, tokenId] }),
    ),
  )
  if (owned === undefined || (isErc721 ? owned !== BigInt(account) : owned === 0n)) return undefined
  const url = decodeUrl(
    await call(
      isErc721
        ? encodeFunctionData({ abi: erc721Abi, functionName: 'tokenURI', args: [tokenId] })
        : encodeFunctionData({ abi: erc1155Abi, functionName: 'uri', args: [tokenId] }),
    ),
  )
  // ERC-1155: the id as 64 hex digits in lower case.
  return (await metadata.read(url.replaceAll('{id}', tokenId.toString(16).padStart(64, '0'))))?.image
}

function decodeUrl(data: Hex | undefined): string {
  if (data === undefined) return ''
  try {
    return decodeFunctionResult({ abi: erc721Abi, functionName: 'tokenURI', data })
  } catch {
    // The contract returns something else.
    return ''
  }
}
