import { type Address, getContractAddress } from 'viem'
import { accounts } from '../accounts.js'
import { deployer, tokens } from './tokens.js'

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
