import { deployer } from '@latchkit/test/source/contracts/tokens'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { readOpenZeppelinArtifact } from './artifact.js'
import { deployAt } from './deployAt.js'
import { collections, type DevnetCollection, type DevnetNft } from './nfts.js'

/**
 * Deploys the collections of NFTs on a chain that has the tokens and ENS, and mints their NFTs to their owners.
 *
 * @throws DevnetError if a contract has an unexpected address.
 */
export async function deployNfts(rpcUrl: string): Promise<void> {
  // All of them first: their addresses follow from the number of transactions before.
  for (const collection of collections) {
    const name = collection.name || collection.standard
    await deployAt(rpcUrl, name, collection.address, creation(collection))
  }
  for (const collection of collections)
    for (const nft of collection.items)
      await jsonRpc(post, rpcUrl, 'eth_sendTransactionSync', [
        { from: deployer, to: collection.address, data: minting(collection, nft) },
      ])
}

function creation({ standard, name, cid, items: [item] }: DevnetCollection): Hex {
  const metadataUrl = cid === undefined && item ? toDataUrl(item) : `ipfs://${cid}/{id}.json`
  return standard === 'erc721'
    ? encodeDeployData({ ...readOpenZeppelinArtifact(standard), args: [name, 'NFT', `ipfs://${cid}/`] })
    : encodeDeployData({ ...readOpenZeppelinArtifact(standard), args: [metadataUrl] })
}

/** Returns metadata that a contract contains, with its image. */
function toDataUrl({ name, description, image: svg }: DevnetNft): string {
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `data:application/json;base64,${Buffer.from(JSON.stringify({ name, description, image })).toString('base64')}`
}

function minting({ standard }: DevnetCollection, { owner, id, amount }: DevnetNft): Hex {
  const { abi } = readOpenZeppelinArtifact(standard)
  // The ids of ERC-721 count up from 0.
  const args = standard === 'erc721' ? [owner] : [owner, id, amount, '0x']
  return encodeFunctionData({ abi, functionName: 'mint', args })
}
