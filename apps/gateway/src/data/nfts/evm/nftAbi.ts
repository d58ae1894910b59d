import { parseAbi } from 'viem'

/** Functions of ERC-721 and its metadata extension. */
export const erc721Abi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function tokenURI(uint256 tokenId) view returns (string)',
])

/** Functions of ERC-1155 and its metadata extension. */
export const erc1155Abi = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])
