import { homeUrl } from '@latchkit/adapter-tests/evm/chains'
import type { EvmReader } from '@latchkit/adapter-tests/evm/environment'
import { verifyMessage, verifyTypedData } from 'ethers'
import { createPublicClient, type Hex, http } from 'viem'

const node = createPublicClient({ transport: http(homeUrl), cacheTime: 0 })

/** Verifies with ethers, because the vault signs with viem. */
export const evmReader: EvmReader = {
  verifyMessage: async ({ address, message, signature }) => verifyMessage(message, signature) === address,
  async transaction(hash) {
    const sent = await node.getTransaction({ hash })
    return { ...sent, data: sent.input, chainId: Number(sent.chainId) }
  },
  async verifyTypedData({ address, typedData: { domain, types, message }, signature }) {
    const lists = Object.fromEntries(Object.entries(types).map(([name, list]) => [name, [...list]]))
    return verifyTypedData(domain, lists, message, signature) === address
  },
  nonce: (address) => node.getTransactionCount({ address: address as Hex, blockTag: 'pending' }),
}
