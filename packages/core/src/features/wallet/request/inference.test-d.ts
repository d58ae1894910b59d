import { gnosis as viemGnosis } from 'viem/chains'
import { expectTypeOf } from 'vitest'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainIdOf, KitIn, NetworkOf, Register, RegisteredKit } from '../../../engine/Register.js'
import { base } from '../../../foundation/networks/base.js'
import { fromViemChain } from '../../../foundation/networks/fromViemChain.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { solana } from '../../../foundation/networks/solana.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { defineNetwork } from '../../../foundation/schema/defineNetwork.js'
import type { Network } from '../../../foundation/schema/network.js'
import { createLatchkit } from '../../../kit/createLatchkit.js'
import { connect } from '../connection/connect.js'
import { getNetwork } from '../network/getNetwork.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { readContract } from './evm/readContract.js'
import { waitForReceipt } from './evm/waitForReceipt.js'
import { getProvider } from './getProvider.js'
import type { EvmProvider, Providers } from './ProviderOf.js'

const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base, solana] })
declare const anyKit: Latchkit

// The ids of the configured networks are inferred.
type SolanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
expectTypeOf<ChainIdOf<typeof kit>>().toEqualTypeOf<'eip155:1' | 'eip155:8453' | SolanaId>()
expectTypeOf(switchNetwork).toBeCallableWith(kit, { network: 'eip155:8453' })
expectTypeOf(switchNetwork).toBeCallableWith(kit, { network: base })
// @ts-expect-error the network is not configured
void switchNetwork(kit, { network: 'eip155:10' })
// @ts-expect-error the network is not configured
void connect(kit, { connectorId: 'io.metamask', chainId: 'eip155:10' })
// @ts-expect-error the network is not configured
void waitForReceipt(kit, { hash: '0x', chainId: 'eip155:10' })
expectTypeOf(getNetwork(kit).network).toEqualTypeOf<NetworkOf<typeof kit> | undefined>()

// Networks of viem, and custom ones.
const gnosis = fromViemChain({
  id: 100,
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const)
expectTypeOf(gnosis.caipNetworkId).toEqualTypeOf<'eip155:100'>()
const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
expectTypeOf(local.caipNetworkId).toEqualTypeOf<'eip155:31337'>()

// Chains of `viem/chains` are networks of the kit as they are.
const withChains = createLatchkit({
  projectId: 'my-dapp',
  networks: [viemGnosis, solana],
  defaultNetwork: viemGnosis,
})
expectTypeOf<ChainIdOf<typeof withChains>>().toEqualTypeOf<'eip155:100' | SolanaId>()
expectTypeOf<NetworkOf<typeof withChains>>().toExtend<Network>()
expectTypeOf(withChains).toExtend<Latchkit>()
expectTypeOf(switchNetwork).toBeCallableWith(withChains, { network: 'eip155:100' })
expectTypeOf(switchNetwork).toBeCallableWith(withChains, { network: viemGnosis })
// @ts-expect-error the network is not configured
void switchNetwork(withChains, { network: 'eip155:1' })
// @ts-expect-error the network is not configured
void switchNetwork(kit, { network: viemGnosis })
// @ts-expect-error a chain of viem has a number as its id
createLatchkit({ projectId: 'my-dapp', networks: [{ ...viemGnosis, id: '100' }] })

// A kit of unknown networks accepts every CAIP-2 id.
expectTypeOf<ChainIdOf<Latchkit>>().toEqualTypeOf<CaipNetworkId>()
expectTypeOf<NetworkOf<Latchkit>>().toEqualTypeOf<Network>()
expectTypeOf(kit).toExtend<Latchkit>()

// `Register`: the kit of the app, or any kit.
expectTypeOf<KitIn<{ kit: typeof kit }>>().toEqualTypeOf<typeof kit>()
expectTypeOf<RegisteredKit>().toEqualTypeOf<Latchkit>()
expectTypeOf<keyof Register>().toEqualTypeOf<never>()

// A contract's function names, arguments and result are inferred from the ABI.
const abi = [
  { type: 'function', name: 'symbol', stateMutability: 'view', inputs: [], outputs: [{ type: 'string' }] },
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'reserves',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'uint112' }, { type: 'uint8' }],
  },
  { type: 'function', name: 'pay', stateMutability: 'nonpayable', inputs: [], outputs: [] },
] as const
const address = '0x0000000000000000000000000000000000000002'
expectTypeOf(readContract(kit, { abi, address, functionName: 'symbol' })).resolves.toEqualTypeOf<string>()
expectTypeOf(
  readContract(kit, { abi, address, functionName: 'balanceOf', args: [address] }),
).resolves.toEqualTypeOf<bigint>()
expectTypeOf(readContract(kit, { abi, address, functionName: 'reserves' })).resolves.toEqualTypeOf<
  readonly [bigint, number]
>()
// @ts-expect-error the argument is missing
void readContract(kit, { abi, address, functionName: 'balanceOf' })
// @ts-expect-error the argument must be an address
void readContract(kit, { abi, address, functionName: 'balanceOf', args: [1n] })
// @ts-expect-error a function that writes cannot be read
void readContract(kit, { abi, address, functionName: 'pay' })
// @ts-expect-error the network is not configured
void readContract(kit, { abi, address, functionName: 'symbol', chainId: 'eip155:10' })
// An ABI of unknown content.
declare const loaded: readonly unknown[]
expectTypeOf(
  readContract(anyKit, { abi: loaded, address, functionName: 'x', args: [1] }),
).resolves.toBeUnknown()

// The provider has the type of its namespace.
expectTypeOf(getProvider(kit, { namespace: 'eip155' })).resolves.toEqualTypeOf<EvmProvider>()
expectTypeOf(getProvider(kit, { namespace: 'solana' })).resolves.toEqualTypeOf<Providers['solana']>()
expectTypeOf(getProvider(kit, { namespace: 'bip122' })).resolves.toEqualTypeOf<Providers['bip122']>()
expectTypeOf(getProvider(kit, { namespace: 'cosmos' })).resolves.toBeUnknown()
expectTypeOf(getProvider(kit)).resolves.toBeUnknown()
