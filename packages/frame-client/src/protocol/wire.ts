import type { PlainData } from './toPlainData.js'

/** Start of the type of messages of the app. */
export const appPrefix = '@w3m-app/'

/** Start of the type of messages of the frame. */
export const framePrefix = '@w3m-frame/'

/** Versions of the move to a message port that this package supports, the best one first. */
export const portVersions: readonly number[] = [1]

/** Code of the error of a login that continues with `CONNECT_PASSKEY`: one of the codes that JSON-RPC leaves to servers. */
export const passkeyRequiredCode = -32_010

/** A message as it is posted. */
export type WireMessage = {
  readonly type: string
  readonly id?: string | undefined
  readonly payload?: PlainData | undefined
}
