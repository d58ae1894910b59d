import { decodeAbiParameters, encodeFunctionData } from 'viem/utils'
import { type ContractCall, getWord, type Hex } from '../../accountData/evm/callContracts.js'
import { readContracts } from '../../accountData/evm/readContracts.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { erc721Abi, erc1155Abi } from './nftAbi.js'

/** An NFT that an account has received. */
export type ReceivedNft = {
  readonly standard: 'erc721' | 'erc1155'
  /** Address in lower case. */
  readonly contract: string
  /** Decimal text. */
  readonly tokenId: string
}

/** Where the contracts are called. */
export type NftPlace = { readonly node: NodeReader; readonly multicall3: Hex }

/** Maximum length of the URL of metadata. Metadata on the chain is a `data:` URL, and can contain the image in another one. */
const maxUrlLength = 100_000

/**
 * Returns how many of each NFT an account owns now. A contract that does not answer owns nothing.
 *
 * @param account Address in lower case.
 * @throws SourceError if the node fails.
 */
export async function readAmounts(
  account: string,
  nfts: readonly ReceivedNft[],
  { node, multicall3 }: NftPlace,
): Promise<readonly bigint[]> {
  const outputs = await readContracts(
    node,
    nfts.map((nft) => encodeOwnership(toHexType(account), nft)),
    { multicall3, block: 'latest' },
  )
  return nfts.map(({ standard }, index) => {
    const word = getWord(outputs[index])
    if (standard === 'erc1155') return word ?? 0n
    return word === BigInt(account) ? 1n : 0n
  })
}

/**
 * Returns the URL of the metadata of each NFT; `undefined` where the contract has none.
 *
 * @throws SourceError if the node fails.
 */
export async function readMetadataUrls(
  nfts: readonly ReceivedNft[],
  { node, multicall3 }: NftPlace,
): Promise<readonly (string | undefined)[]> {
  const outputs = await readContracts(node, nfts.map(encodeMetadataUrl), { multicall3, block: 'latest' })
  return nfts.map(({ standard, tokenId }, index) => {
    const url = decodeString(outputs[index])
    if (url === undefined || standard === 'erc721') return url
    // ERC-1155: the id in lower-case hex, padded to 64 characters.
    return url.replaceAll('{id}', BigInt(tokenId).toString(16).padStart(64, '0'))
  })
}

function encodeOwnership(account: Hex, { standard, contract, tokenId }: ReceivedNft): ContractCall {
  const id = BigInt(tokenId)
  const data =
    standard === 'erc721'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [id] })
      : encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [account, id] })
  return { to: toHexType(contract), data }
}

function encodeMetadataUrl({ standard, contract, tokenId }: ReceivedNft): ContractCall {
  const args = [BigInt(tokenId)] as const
  const data =
    standard === 'erc721'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'tokenURI', args })
      : encodeFunctionData({ abi: erc1155Abi, functionName: 'uri', args })
  return { to: toHexType(contract), data }
}

function decodeString(data: Hex | undefined): string | undefined {
  if (data === undefined || data.length > 2 * maxUrlLength + 300) return undefined
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], data)
    return text === '' || text.length > maxUrlLength ? undefined : text
  } catch {
    // The contract returns something else.
    return undefined
  }
}

function toHexType(address: string): Hex {
  return `0x${address.slice(2)}`
}
