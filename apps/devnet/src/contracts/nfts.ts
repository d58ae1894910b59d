import { deployer } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { type Address, getContractAddress } from 'viem'

/** A collection of NFTs of the devnet, at the same address on every EVM chain. */
export type DevnetCollection = {
  readonly standard: 'erc721' | 'erc1155'
  /** Empty for ERC-1155, which has no names of contracts. */
  readonly name: string
  readonly address: Address
  /** Id of the folder with its metadata, as in `ipfs://<cid>/`; `undefined` if the contract contains the metadata. */
  readonly cid: string | undefined
  /** The NFTs in the order in which they are minted. */
  readonly items: readonly DevnetNft[]
}

/** An NFT of the devnet. */
export type DevnetNft = {
  readonly id: bigint
  readonly owner: Address
  readonly amount: bigint
  readonly name: string
  readonly description: string
  /** Name of its image in `images`, or an SVG that the contract contains. */
  readonly image: string
}

/** Number of transactions of the deployer before these contracts: the transactions for tokens and ENS. */
const firstNonce = 15
const [alice, bob] = [accounts[0]?.address ?? '0x', accounts[3]?.address ?? '0x']
const harborNames = ['Evening', 'Noon', 'Night', 'Morning']

/** The image of the badge, as contracts that generate images contain it: with a view box, but without a size. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="#0b2545"/>
  <circle cx="60" cy="60" r="40" fill="#d62828"/>
  <path fill="#fff" d="M56 34v44H34zM62 42v36h24zM32 82h56l-8 10H40z"/>
</svg>`

/** The collections. The last one advertises a web page, as unsolicited NFTs do. */
export const collections: readonly DevnetCollection[] = [
  {
    standard: 'erc721' as const,
    name: 'Harbors',
    cid: 'bafybeihpdexcirwylsvl6aqtgxbqdbrnxmztmwxjntqbdrlmnccumgk3ue',
    items: harborNames.map((name, index) => ({
      id: BigInt(index),
      owner: index === 3 ? bob : alice,
      amount: 1n,
      name: `${name} in the harbor`,
      description: 'A boat on calm water, drawn with a few shapes.',
      image: `harbor-${index}.png`,
    })),
  },
  {
    standard: 'erc1155' as const,
    name: '',
    cid: undefined,
    items: [
      {
        ...{ id: 1n, owner: alice, amount: 25n },
        ...{ name: 'Regatta badge', description: 'Given to everyone who took part.', image: badge },
      },
    ],
  },
  {
    standard: 'erc721' as const,
    name: 'Claim your reward at harbor-drop.xyz',
    cid: 'bafybeifx7yeb55armcsxwwitkymga5xf53dxiarykms3ygqic223w5sk3m',
    items: [
      {
        ...{ id: 0n, owner: alice, amount: 1n },
        ...{ name: 'Reward voucher', description: 'Visit harbor-drop.xyz.', image: 'badge.png' },
      },
    ],
  },
].map((collection, index) => ({
  ...collection,
  address: getContractAddress({ from: deployer, nonce: BigInt(firstNonce + index) }),
}))

/**
 * Path of the metadata of an NFT below its collection's folder: in ERC-1155, the id is in hex with 64 characters.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1155
 */
export function getMetadataName({ standard }: DevnetCollection, { id }: DevnetNft): string {
  return standard === 'erc721' ? String(id) : `${id.toString(16).padStart(64, '0')}.json`
}
