import type { Network } from '../../foundation/schema/network.js'

/** Sends a request that tells something about a node, and returns its result. */
export type ProbeRequest = (subject: {
  readonly method: string
  readonly params: readonly unknown[]
}) => Promise<unknown>

/** How the nodes of a namespace tell which chain they have, and up to which block. */
export type Probe = {
  /** Returns whether the node is one of another chain; `undefined` if its answer does not tell. */
  readonly isOtherChain: (
    request: ProbeRequest,
    url: string,
    network: Network,
  ) => Promise<boolean | undefined>
  readonly getHeight: (request: ProbeRequest) => Promise<number>
}

/** A node of this machine can be a chain of its own with the id of a public one, such as a local validator of Solana. */
const localUrl = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/

/** CAIP-2 ids of Solana and Bitcoin are the first 32 characters of the hash of the first block. */
const isGenesisReference = ({ id }: Network) => String(id).length === 32

const evmProbe: Probe = {
  async isOtherChain(request, _, { id }) {
    const answer = await request({ method: 'eth_chainId', params: [] })
    return typeof answer === 'string' && /^0x[0-9a-f]{1,13}$/i.test(answer)
      ? Number(answer) !== id
      : undefined
  },
  getHeight: async (request) => Number(await request({ method: 'eth_blockNumber', params: [] })),
}

const createGenesisProbe = (genesis: string, height: string): Probe => ({
  async isOtherChain(request, url, network) {
    if (localUrl.test(url) || !isGenesisReference(network)) return undefined
    const hash = await request({ method: genesis, params: [] })
    return typeof hash === 'string' && /^\w{32,64}$/.test(hash.trim())
      ? !hash.trim().startsWith(String(network.id))
      : undefined
  },
  getHeight: async (request) => Number(await request({ method: height, params: [] })),
})

/** Returns the probe for the nodes of a network; none for a namespace whose nodes the kit does not know. */
export function getProbe({ chainNamespace }: Network): Probe | undefined {
  switch (chainNamespace) {
    case 'eip155':
      return evmProbe
    case 'solana':
      return createGenesisProbe('getGenesisHash', 'getSlot')
    case 'bip122':
      // Esplora's API: the methods are paths.
      return createGenesisProbe('/block-height/0', '/blocks/tip/height')
    default:
      return undefined
  }
}
