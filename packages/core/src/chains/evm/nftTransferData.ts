import type { Hex } from '../../foundation/encoding/hex.js'

/** A call that transfers an NFT: `safeTransferFrom` of ERC-721, or of ERC-1155 without data. */
export type NftTransferCall = {
  readonly standard: 'erc721' | 'erc1155'
  readonly from: Hex
  readonly to: Hex
  readonly tokenId: bigint
  /** Always 1 for ERC-721. */
  readonly amount: bigint
}

/** Selectors of `safeTransferFrom(address,address,uint256)` and `safeTransferFrom(address,address,uint256,uint256,bytes)`. */
const selectors = { erc721: '0x42842e0e', erc1155: '0xf242432a' } as const

/** The offset and the length of empty `bytes` that are the fifth argument. */
const emptyBytes = [160n, 0n] as const

/** Number of bytes of the data of a transfer: the selector and the words. */
export const nftTransferLength: Readonly<Record<NftTransferCall['standard'], number>> = {
  erc721: 100,
  erc1155: 196,
}

/** Encodes a call of `safeTransferFrom`, which fails if the recipient is a contract that does not accept NFTs. */
export function encodeNftTransfer({ standard, from, to, tokenId, amount }: NftTransferCall): Hex {
  const [offset, length] = emptyBytes
  const words = standard === 'erc721' ? [tokenId] : [tokenId, amount, offset, length]
  return `${selectors[standard]}${[BigInt(from), BigInt(to), ...words].map(toWord).join('')}`
}

/** Decodes a call of `safeTransferFrom` without data, with addresses in lower case; `undefined` for any other data. */
export function decodeNftTransfer(data: string): NftTransferCall | undefined {
  const hex = data.toLowerCase()
  const standard: NftTransferCall['standard'] = hex.startsWith(selectors.erc721) ? 'erc721' : 'erc1155'
  if (!hex.startsWith(selectors[standard]) || !/^0x[\da-f]+$/.test(hex)) return undefined
  if (hex.length !== 2 + nftTransferLength[standard] * 2) return undefined
  const [from = '', to = '', id = '', amount = '', ...rest] = hex.slice(10).match(/.{64}/g) ?? []
  const sender = wordToAddress(from)
  const recipient = wordToAddress(to)
  if (!sender || !recipient) return undefined
  const call = { standard, from: sender, to: recipient, tokenId: BigInt(`0x${id}`) } as const
  if (standard === 'erc721') return { ...call, amount: 1n }
  const isEmpty = rest.length === 2 && rest.every((word, at) => BigInt(`0x${word}`) === emptyBytes[at])
  return isEmpty ? { ...call, amount: BigInt(`0x${amount}`) } : undefined
}

/** Encodes a call of `ownerOf` (ERC-721). */
export const encodeOwnerOf = (tokenId: bigint): Hex => `0x6352211e${toWord(tokenId)}`

/** Encodes a call of `balanceOf` with an account and an id (ERC-1155). */
export const encodeNftBalanceOf = (account: Hex, tokenId: bigint): Hex =>
  `0x00fdd58e${toWord(BigInt(account))}${toWord(tokenId)}`

const toWord = (value: bigint): string => value.toString(16).padStart(64, '0')

/** The first 12 bytes of a word with an address are 0. */
const wordToAddress = (word: string): Hex | undefined =>
  /^0{24}/.test(word) ? `0x${word.slice(24)}` : undefined
