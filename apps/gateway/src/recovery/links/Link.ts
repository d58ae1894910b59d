/** A link that a device requested. */
export type Link = {
  readonly id: string
  /** Identifier of the user: an e-mail address, or an account at a provider. */
  readonly type: 'email' | 'account'
  /** E-mail address in lower case. For an account: its verified address, which only receives notices; undefined without one. */
  readonly address: string | undefined
  /** Keyed hash of what identifies the user. */
  readonly addressHash: string
  /** Thumbprint of the device's key. */
  readonly jkt: string
  /** Origin of the app. */
  readonly origin: string
  /** X25519 key of the device, base64url. */
  readonly recipientKey: string
  /** Browser and system of the device, as the user reads them. */
  readonly browser: string
  /** Prefix of its IP address. */
  readonly network: string
}

/** Purposes of a link. */
export type LinkStatus = 'pending' | 'approved' | 'expired'
