import { type DecodeAbiParametersReturnType, decodeAbiParameters, parseAbiParameters } from 'viem/utils'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { HttpError } from '../../server/http/HttpError.js'

/** The parameters of `permit` of Permit2 without the owner, which is the sender of the transaction. */
const permit2Parameters = parseAbiParameters([
  'PermitSingle permitSingle, bytes signature',
  'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
  'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
])

/** A signature for Permit2. */
export type Permit2Signature = {
  /** As the client sent it. */
  readonly encoded: Hex
  readonly permitSingle: DecodeAbiParametersReturnType<typeof permit2Parameters>[0]
}

/**
 * Parses the parameters of `permit` of Permit2.
 *
 * @throws HttpError 400 `permit2` if they are no ABI encoding of them.
 */
export function parsePermit2(text: string | undefined): Permit2Signature | undefined {
  if (text === undefined) return undefined
  try {
    const encoded: Hex = `0x${text.slice(2)}`
    if (!/^0x(?:[\da-f]{2})+$/i.test(text)) throw new TypeError('no hex')
    const [permitSingle] = decodeAbiParameters(permit2Parameters, encoded)
    return { encoded, permitSingle }
  } catch {
    throw new HttpError(
      400,
      'permit2',
      '"permit2" must be the ABI encoding of a "PermitSingle" of Permit2 and its signature',
    )
  }
}
