import { recoverAddress } from 'viem/utils'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import { SourceError } from '../sources/BalanceSource.js'
import { createNodeReader } from '../sources/createNodeReader.js'
import type { Hex } from './parseSignedRequest.js'

/** A signature of a hash. */
export type SignedHash = { readonly hash: Hex; readonly signature: Hex; readonly address: Hex }

/**
 * `key`: the key of the address, valid on each chain. `contract`: a contract of the chain (ERC-1271, ERC-6492).
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export type Signer = 'key' | 'contract'

/**
 * Verifies the signature of a hash. The chain is asked only if the signature is not one of the key of the address.
 *
 * @returns `undefined` if the signature is invalid.
 * @throws SourceError if no node of the chain answers in time.
 */
export async function verifySignature(
  { hash, signature, address }: SignedHash,
  { pool, deadlineMs }: { readonly pool: NodePool; readonly deadlineMs: number },
): Promise<Signer | undefined> {
  if (await isOfKey({ hash, signature, address })) return 'key'
  const { createPublicClient, custom } = await import('viem')
  const node = createNodeReader(pool, AbortSignal.timeout(deadlineMs))
  let failure: unknown
  const transport = custom(
    {
      async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
        try {
          const { kind, json } = await node.call(method, Array.isArray(params) ? params : [])
          if (kind === 'result') return JSON.parse(json)
        } catch (error) {
          failure = error
        }
        throw new Error('the call failed')
      },
    },
    { retryCount: 0 },
  )
  const isValid = await createPublicClient({ transport })
    .verifyHash({ address, hash, signature })
    .catch((error: unknown) => {
      failure ??= new SourceError('the chain does not verify the signature', { cause: error })
    })
  if (failure) throw failure
  return isValid ? 'contract' : undefined
}

async function isOfKey({ hash, signature, address }: SignedHash): Promise<boolean> {
  // 65 bytes: `r`, `s` and `v`.
  if (signature.length !== 132) return false
  try {
    return (await recoverAddress({ hash, signature })) === address
  } catch {
    return false
  }
}
