import type { Chain } from 'viem'
import { gnosis } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { defineNetwork, fromViemChain, mainnet, solana } from '../../exports/networks.js'
import type { EvmNetwork, Network } from '../schema/network.js'

test('behavior: an eip155 network is a viem chain', () => {
  expectTypeOf(mainnet).toExtend<Chain>()
  expectTypeOf<EvmNetwork>().toExtend<Chain>()
  expectTypeOf(solana).toExtend<Network>()
  expectTypeOf<Network>().not.toExtend<Chain>()
})

test('behavior: a viem chain keeps its type', () => {
  const network = fromViemChain(gnosis)
  expectTypeOf(network).toExtend<EvmNetwork>()
  expectTypeOf(network).toExtend<typeof gnosis>()
  expectTypeOf(fromViemChain({} as Chain)).toExtend<EvmNetwork>()
})

test('behavior: an eip155 definition creates an eip155 network', () => {
  const definition = {
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  } as const
  expectTypeOf(defineNetwork({ ...definition, id: 1, chainNamespace: 'eip155' })).toEqualTypeOf<
    EvmNetwork<1>
  >()
  expectTypeOf(
    defineNetwork({ ...definition, id: 'regtest', chainNamespace: 'bip122' }),
  ).toEqualTypeOf<Network>()
})

test('error: the error of defineNetwork for a chain of viem names fromViemChain', () => {
  // @ts-expect-error Property 'chainNamespace' is missing […] but required in type 'NamespaceUnlessFromViemChain'.
  defineNetwork(gnosis)
})
