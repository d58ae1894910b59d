import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import type { DataImages } from '../../../server/imageProxy/dataImages/createDataImages.js'
import { toFileUrl } from '../../../server/imageProxy/toFileUrl.js'
import type { Hex } from '../../accountData/evm/callContracts.js'
import type { MetadataReader } from '../../nfts/metadata/createMetadataReader.js'
import { createNodeReader, type NodeReader } from '../../sources/createNodeReader.js'
import { type IdentitySource, noIdentity } from '../../sources/IdentitySource.js'
import { createOffchainReader } from './createOffchainReader.js'
import { type EnsPlace, isNormalName, readEnsName } from './readEnsName.js'
import { parseNftReference, readNftImage } from './readNftImage.js'
import { readUniversalName } from './readUniversalName.js'

/** Options of the source. */
export type EnsOptions = EnsPlace & {
  readonly pool: NodePool
  /** The pools of all chains by CAIP-2 id: an image can be an NFT of any of them. */
  readonly pools: ReadonlyMap<string, NodePool>
  /** Address of the universal resolver. Without it, only the registry is read. */
  readonly universalResolver: Hex | undefined
  /** Hosts with port that may have private addresses and `http:`. */
  readonly privateHosts: readonly string[]
  /** Reads the metadata of NFTs. */
  readonly metadata: Pick<MetadataReader, 'read'>
  /** `https:` URL of the gateway for `ipfs:` images. Without one, they count as no image. */
  readonly ipfsGatewayUrl: string | undefined
  /** Stores the image of a `data:` URL, and returns its id for the image proxy; `undefined` if it is no image. */
  readonly storeImage: DataImages['store']
}

/** Creates the source of kind `ens`: names and images of ENS, read from the nodes of its chain. */
export function createEnsSource(options: EnsOptions): IdentitySource {
  const { pool, pools, universalResolver, ipfsGatewayUrl, privateHosts, storeImage, metadata } = options

  /** Asks the registry first: most names are in it, and most accounts have none. */
  async function readName(node: NodeReader, account: Hex, signal: AbortSignal) {
    const registered = await readEnsName(node, account, options)
    if (registered || universalResolver === undefined) return registered
    const readOffchain = createOffchainReader({ privateHosts, signal })
    const found = await readUniversalName(node, account, { universalResolver, readOffchain })
    return found && (await isNormalName(found.name)) ? found : undefined
  }

  async function readImage(avatar: string, account: Hex, signal: AbortSignal): Promise<string | undefined> {
    if (avatar.startsWith('data:')) return storeImage(avatar)
    const reference = parseNftReference(avatar)
    if (!reference) return toFileUrl(avatar, ipfsGatewayUrl)
    const nftPool = pools.get(reference.chainId)
    if (!nftPool) return undefined
    const image = await readNftImage(createNodeReader(nftPool, signal), account, reference, metadata)
    // The reader of metadata has stored the images of `data:` URLs.
    return image?.startsWith('sha256:') ? image : toFileUrl(image ?? '', ipfsGatewayUrl)
  }

  return {
    kind: 'ens',
    // The resolver of the address, its name, the resolver of the name, and its records.
    cost: 4,
    async read(address, signal) {
      const account: Hex = `0x${address.slice(2)}`
      const found = await readName(createNodeReader(pool, signal), account, signal)
      if (!found) return noIdentity
      return { name: found.name, avatar: (await readImage(found.avatar, account, signal)) ?? null }
    },
  }
}
