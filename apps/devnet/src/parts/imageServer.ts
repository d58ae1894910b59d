import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { names } from '../contracts/ens.js'
import { collections, type DevnetNft, getMetadataName } from '../contracts/nfts.js'
import { iconFiles } from '../contracts/tokenIcons.js'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { solanaCollection, solanaNfts } from '../solana/nfts.js'

/** A running server of images. */
export type ImageServer = {
  /** Without trailing slash. */
  readonly url: string
  readonly host: string
  readonly stop: () => void
}

type NftFile = Pick<DevnetNft, 'name' | 'description' | 'image'>
type File = { readonly type: string; readonly content: string | Uint8Array }

/**
 * Starts a server at the paths of an IPFS gateway, which serves the images of the devnet's names, the icons of its tokens,
 * and its NFTs.
 */
export async function startImageServer(): Promise<ImageServer> {
  const files = await readFiles()
  const server = createRequestServer((_request, response, { pathname }) => {
    const file = files.get(pathname)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type }).end(file.content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readFiles(): Promise<ReadonlyMap<string, File>> {
  const files = new Map<string, File>()
  const addImage = async (path: string, image: string) => {
    const content = await readFile(new URL(`../images/${image}`, import.meta.url))
    files.set(path, { type: image.endsWith('.svg') ? 'image/svg+xml' : 'image/png', content })
  }
  for (const { avatar } of names) await addImage(avatar.replace('ipfs://', '/ipfs/'), 'alice.png')
  for (const { path, file } of iconFiles) await addImage(path, file)
  const addNft = async (cid: string, path: string, { name, description, image }: NftFile) => {
    const content = JSON.stringify({ name, description, image: `ipfs://${cid}/${image}` })
    files.set(`/ipfs/${cid}/${path}`, { type: 'application/json', content })
    await addImage(`/ipfs/${cid}/${image}`, image)
  }
  for (const collection of collections)
    for (const nft of collection.items)
      if (collection.cid !== undefined) await addNft(collection.cid, getMetadataName(collection, nft), nft)
  for (const [index, nft] of solanaNfts.entries()) await addNft(solanaCollection.cid, `${index}.json`, nft)
  return files
}
