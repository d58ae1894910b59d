/** A link that a device requested. */
export type Link = {
  readonly id: string
  /** E-mail address in lower case. */
  readonly address: string
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

/** What a link can be used for. */
export type LinkStatus = 'pending' | 'approved' | 'expired'
