import { SocialProviderError } from '../social/SocialProviderError.js'

type Address = `0x${string}`

/** Reads of the chain on which Farcaster's accounts are registered. Each throws a `SocialProviderError` if the node does not answer. */
export type IdRegistry = {
  /** Returns the FID of a custody account, in decimal digits. `0`: it has none. */
  readonly readFid: (custody: Address) => Promise<string>
  /** Whether a contract accepts a signature (ERC-1271). */
  readonly isContractSignature: (account: Address, hash: Address, signature: Address) => Promise<boolean>
}

/** Options of `createIdRegistry`. */
export type IdRegistryOptions = {
  readonly rpcUrl: string
  /** Default: the public contract. */
  readonly idRegistry?: Address | undefined
}

/** Farcaster's IdRegistry on Optimism. */
const publicIdRegistry = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const timeoutMs = 5_000
/** The value that a contract returns for a valid signature (ERC-1271). */
const validSignature = '0x1626ba7e'

const abi = [
  {
    type: 'function',
    name: 'idOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: 'fid', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ name: 'magicValue', type: 'bytes4' }],
  },
] as const

/** Creates the reads. Makes no request until one is called. */
export function createIdRegistry({
  rpcUrl,
  idRegistry: address = publicIdRegistry,
}: IdRegistryOptions): IdRegistry {
  const createClient = async () => {
    const viem = await import('viem')
    const transport = viem.http(rpcUrl, { timeout: timeoutMs, retryCount: 1 })
    return { viem, client: viem.createPublicClient({ transport }) }
  }
  return {
    async readFid(custody) {
      const { client } = await createClient()
      try {
        const fid = await client.readContract({ address, abi, functionName: 'idOf', args: [custody] })
        return fid.toString()
      } catch (cause) {
        throw new SocialProviderError('unavailable', 'id_registry', { cause })
      }
    },
    async isContractSignature(account, hash, signature) {
      const { viem, client } = await createClient()
      try {
        const args = [hash, signature] as const
        const result = await client.readContract({
          address: account,
          abi,
          functionName: 'isValidSignature',
          args,
        })
        return result === validSignature
      } catch (cause) {
        const isTransportError = (error: unknown) =>
          error instanceof viem.HttpRequestError || error instanceof viem.TimeoutError
        // Other errors are answers of the account: it has no code, reverts, or returns something else.
        if (!(cause instanceof viem.BaseError) || cause.walk(isTransportError))
          throw new SocialProviderError('unavailable', 'account', { cause })
        return false
      }
    },
  }
}
