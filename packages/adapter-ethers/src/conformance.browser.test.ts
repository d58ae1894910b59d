import { homeUrl } from '@latchkit/adapter-tests/evm/chains'
import { createEnvironment, type EvmReader } from '@latchkit/adapter-tests/evm/environment'
import { testEvmWallets } from '@latchkit/adapter-tests/evm/testEvmWallets'
import type { Hex } from '@latchkit/core/ports'
import { adapterConformance } from '@latchkit/core/testing'
import { openPage } from '@latchkit/devnet/page'
import { createPublicClient, http, type TypedDataDefinition } from 'viem'
import { verifyMessage, verifyTypedData } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { ethers5 } from './v5/ethers5.js'
import { ethers } from './v6/ethers.js'

const node = createPublicClient({ transport: http(homeUrl), cacheTime: 0 })

/** Independent of ethers, which the adapter uses. */
const reader: EvmReader = {
  async verifyMessage({ address, message, signature }) {
    const text = typeof message === 'string' ? message : { raw: message }
    return verifyMessage({ address: address as Hex, message: text, signature: signature as Hex })
  },
  async transaction(hash) {
    const sent = await node.getTransaction({ hash })
    return { ...sent, data: sent.input, chainId: Number(sent.chainId) }
  },
  verifyTypedData: ({ address, typedData, signature }) =>
    // The port does not depend on a library. viem validates the data.
    verifyTypedData({ ...(typedData as TypedDataDefinition), address: address as Hex, signature }),
  nonce: (address) => node.getTransactionCount({ address: address as Hex, blockTag: 'pending' }),
}

const capabilities = {
  switchesNetwork: true,
  host: false,
  evm: true,
  walletMethods: ['authorize', 'keepPermission', 'unlock', 'holdRestore'],
} as const

describe.each([
  ['ethers 6', ethers],
  ['ethers 5', ethers5],
])('%s', (_, create) => {
  async function make() {
    const page = openPage()
    const environment = createEnvironment(page, reader)
    return { ...environment, factory: create(), reload: async () => create(), listeners: page.listeners }
  }
  adapterConformance({ describe, expect, it, capabilities, make })
})

testEvmWallets({ create: ethers })
