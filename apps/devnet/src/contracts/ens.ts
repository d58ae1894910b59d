import { deployer, tokens } from '@latchkit/test/source/contracts/tokens'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { type Address, getContractAddress } from 'viem'

/** A name of the devnet's ENS. */
export type DevnetName = {
  readonly name: string
  /** The account that the name resolves to, whose primary name it is. */
  readonly address: Address
  /** Its text record `avatar`. */
  readonly avatar: string
}

const addressAt = (nonce: number): Address =>
  getContractAddress({ from: deployer, nonce: BigInt(tokens.length + nonce) })

/** Addresses of the contracts of ENS, the same on every EVM chain. */
export const ens: {
  readonly registry: Address
  readonly resolver: Address
  readonly reverseRegistrar: Address
} = { registry: addressAt(0), resolver: addressAt(1), reverseRegistrar: addressAt(2) }

/** The names of the devnet. The second account claims the first name too, which resolves to the first account only. */
export const names: readonly DevnetName[] = [
  {
    name: 'alice.eth',
    address: accounts[0]?.address ?? '0x',
    avatar: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/alice.png',
  },
]

/** The zone in which users of the devnet's gateway register names. */
export const nameZone = 'devnet.eth'

/** Deploys the resolvers below, and nothing else. */
export const nameResolversDeployer: Address = '0x000000000000000000000000000000000000e115'

/** Addresses of the resolvers of the devnet's ENS, on the chain whose names the gateway reads. */
export const nameResolvers: {
  /** The parameter `universalResolverAddress` of viem. */
  readonly universal: Address
  /** Resolves the names of `nameZone` with answers of the gateway. */
  readonly offchain: Address
} = {
  universal: getContractAddress({ from: nameResolversDeployer, nonce: 0n }),
  offchain: getContractAddress({ from: nameResolversDeployer, nonce: 1n }),
}
