import { createNodeReader } from '../../accountData/createNodeReader.js'
import type { DataImages } from '../../imageProxy/dataImages/createDataImages.js'
import { toFileUrl } from '../../imageProxy/toFileUrl.js'
import type { NodePool } from '../../rpcProxy/createNodePool.js'
import { type IdentitySource, noIdentity } from '../IdentitySource.js'
import { type EnsPlace, readEnsName } from './readEnsName.js'

/** Options of the source. */
export type EnsOptions = EnsPlace & {
  readonly pool: NodePool
  /** `https:` URL of the gateway for `ipfs:` images. Without one, they count as no image. */
  readonly ipfsGatewayUrl: string | undefined
  /** Stores the image of a `data:` URL, and returns its id for the image proxy; `undefined` if it is no image. */
  readonly storeImage: DataImages['store']
}

/** Creates the source of kind `ens`: names and images of ENS, read from the nodes of its chain. */
export function createEnsSource({ pool, ipfsGatewayUrl, storeImage, ...place }: EnsOptions): IdentitySource {
  return {
    kind: 'ens',
    // The resolver of the address, its name, the resolver of the name, and its records.
    cost: 4,
    async read(account, signal) {
      const node = createNodeReader(pool, signal)
      const found = await readEnsName(node, `0x${account.slice(2)}`, place)
      if (!found) return noIdentity
      const { name, avatar } = found
      const image = avatar.startsWith('data:') ? await storeImage(avatar) : toFileUrl(avatar, ipfsGatewayUrl)
      return { name, avatar: image ?? null }
    },
  }
}
