import type { SolanaTransferRefusal } from '../../ports/SolanaMethods.js'
import { extensionTypes, readTokenExtensions } from './readTokenExtensions.js'

/** Offset of the state of a token account: 1 is initialized, 2 is frozen. */
const stateAt = 108
const frozen = 2

/** Offsets in the extension of a mint: its flag, after the address of an authority; the program of its hook. */
const flagAt = 32
/** Offset in the extension of a token account: whether it accepts transfers that are not confidential. */
const acceptsPublicAt = 262

/** Returns why the programs of a token would reject a transfer; `undefined` if they have no reason that is known. */
export function findTransferRefusal({
  mint,
  source,
  destination,
}: {
  readonly mint: Uint8Array
  readonly source: Uint8Array | undefined
  /** Absent if it does not exist: the transfer creates it. */
  readonly destination: Uint8Array | undefined
}): SolanaTransferRefusal | undefined {
  const token = readTokenExtensions(mint)
  if (token.has(extensionTypes.nonTransferable)) return 'non-transferable'
  if (token.get(extensionTypes.pausableConfig)?.[flagAt] === 1) return 'paused'
  const hook = token.get(extensionTypes.transferHook)?.slice(flagAt, flagAt + 32)
  if (hook?.some((byte) => byte !== 0)) return 'transfer-hook'
  const created = token.get(extensionTypes.defaultAccountState)?.[0]
  const states = [source?.[stateAt], destination ? destination[stateAt] : created]
  if (states.includes(frozen)) return 'frozen'
  const receiving = destination && readTokenExtensions(destination)
  if (receiving?.get(extensionTypes.memoTransfer)?.[0] === 1) return 'memo-required'
  const confidential = receiving?.get(extensionTypes.confidentialTransferAccount)
  return confidential && confidential[acceptsPublicAt] !== 1 ? 'confidential-only' : undefined
}
