import { encodeBase58 } from '../../foundation/encoding/base58.js'
import type { ChainAccount } from './chainAccount.js'
import { extensionTypes, readTokenExtensions } from './readTokenExtensions.js'

/** SPL Token, and Token-2022. */
const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** Lengths of a token account without extensions, and of a multisig. */
const [accountLength, multisigLength] = [165, 355]
/** Offset of the type of an account with extensions: 2 is a token account. */
const kindAt = 165
/** Offsets in a token account. */
const [ownerAt, amountAt, restAt] = [32, 64, 72]
/** Offsets of: whether there is a delegate; the state, of which 1 is neither new nor frozen; whether there is a close authority. */
const [delegateAt, stateAt, closeAuthorityAt] = [72, 108, 129]
const usable = 1

/** A token account of SPL Token or Token-2022. */
export type TokenAccount = {
  readonly mint: string
  /** The account that owns its tokens. */
  readonly owner: string
  /** In base units. */
  readonly amount: bigint
  /** Whether another account than the owner can move its tokens, or close it, or it is frozen. */
  readonly isRestricted: boolean
  /**
   * Everything else as text, to compare: program, delegate and its amount, state, close authority, and the extensions but the fees
   * that the token has withheld, which a transfer adds to.
   */
  readonly rights: string
}

/** Parses a token account; `undefined` for any other account. */
export function parseTokenAccount(account: ChainAccount | undefined): TokenAccount | undefined {
  if (!account || !tokenPrograms.includes(account.program)) return undefined
  const { data, program } = account
  const hasExtensions = data.length > kindAt && data.length !== multisigLength && data[kindAt] === 2
  if (data.length !== accountLength && !hasExtensions) return undefined
  const extensions = [...readTokenExtensions(data)].filter(
    ([type]) => type !== extensionTypes.transferFeeAmount,
  )
  return {
    mint: encodeBase58(data.slice(0, ownerAt)),
    owner: encodeBase58(data.slice(ownerAt, amountAt)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(amountAt, true),
    isRestricted: data[delegateAt] !== 0 || data[stateAt] !== usable || data[closeAuthorityAt] !== 0,
    rights: JSON.stringify([
      program,
      data.slice(restAt, accountLength).join(),
      extensions.map(([type, bytes]) => [type, bytes.join()]),
    ]),
  }
}
