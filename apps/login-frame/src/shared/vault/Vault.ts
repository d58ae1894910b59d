import type { TypedData } from '@latchkit/core/ports'
import type {
  Envelope,
  LoginRequest,
  LoginResponse,
  RecoveryResponse,
  WalletAddresses,
} from '@latchkit/login-api'
import type { UnsignedDelegation } from '../permission/UnsignedDelegation.js'
import type { UserOperation } from '../smartAccount/UserOperation.js'

/** The logged-in user. */
export type VaultUser = {
  readonly id: string
  /** Null for users without an e-mail address. */
  readonly email: string | null
  /** Name of the account at the provider of a social login. */
  readonly userName?: string | undefined
  readonly addresses: WalletAddresses
  /** Addresses of the smart accounts that are contracts of their own (ERC-4337), by CAIP-2 id of their chains. Absent: none. */
  readonly smartAccounts?: Readonly<Record<string, string>> | undefined
}

/** The app that the browser states as the parent of the frame. */
export type VaultApp = { readonly projectId: string; readonly origin: string }

/** Bytes to sign. All of it was displayed to the user before. */
export type SignRequest =
  /** EIP-191. Returns 65 bytes as hex. */
  | { readonly type: 'evmMessage'; readonly message: Uint8Array }
  /** EIP-712. Returns 65 bytes as hex. */
  | { readonly type: 'evmTypedData'; readonly typedData: TypedData }
  /** An authorization (EIP-7702): the account delegates to the code of a contract. Returns 65 bytes as hex. */
  | {
      readonly type: 'evmAuthorization'
      /** CAIP-2. */
      readonly chainId: string
      readonly implementation: `0x${string}`
      /** Of the account. */
      readonly nonce: number
    }
  /** A user operation (ERC-4337), which is hashed in the worker. Returns 65 bytes as hex. */
  | {
      readonly type: 'evmUserOperation'
      /** CAIP-2. */
      readonly chainId: string
      readonly entryPoint: `0x${string}`
      readonly operation: UserOperation
    }
  /** A delegation that grants a permission (ERC-7710), which is hashed in the worker. Returns 65 bytes as hex. */
  | {
      readonly type: 'evmDelegation'
      /** CAIP-2. */
      readonly chainId: string
      readonly delegationManager: `0x${string}`
      readonly delegation: UnsignedDelegation
      /** Of what was displayed (EIP-712). */
      readonly hash: `0x${string}`
    }
  /** An unsigned transaction (RLP, with its type). Returns the signed one as hex. */
  | { readonly type: 'evmTransaction'; readonly transaction: Uint8Array }
  /** Bytes of a message. Returns the Ed25519 signature as base58. */
  | { readonly type: 'solanaMessage'; readonly message: Uint8Array }
  /** The message of a Solana transaction. Returns the Ed25519 signature as base58. */
  | { readonly type: 'solanaTransaction'; readonly message: Uint8Array }

/** With which credential, and which input of its PRF (WebAuthn), the passkey opens the wallet. */
export type PasskeyUnlock = {
  /** base64url */
  readonly credentialId: string
  /** 32 bytes, base64url: the input of the PRF. */
  readonly salt: string
}

/** With what the wallet can be recovered. `from`: until now; null if this device does not know it. `to`: from now on. */
export type RecoveryMove = { readonly from: string | null; readonly to: string }

/** How a login with a passkey has ended. `unlock`: this device has no share of the wallet. A second use of the passkey opens it. */
export type PasskeyLogin =
  | { readonly status: 'ready'; readonly user: VaultUser }
  | ({ readonly status: 'unlock' } & PasskeyUnlock)

/** Options to create a passkey. */
export type PasskeyCreation = {
  /** 32 bytes, base64url. Valid once. */
  readonly challenge: string
  /** Id of the user for the authenticator, base64url. */
  readonly userHandle: string
  /** Names that the authenticator displays. */
  readonly userName: string
  /** Credentials that the authenticator must not have, base64url. */
  readonly excludeIds: readonly string[]
  /** 32 bytes, base64url: the input of the PRF. */
  readonly salt: string
}

/**
 * The part of the frame that has keys: a worker. The page calls it, and receives neither the secret nor a share of it, except from
 * `exportPhrase`.
 */
export type Vault = {
  /** The user of the stored session; null if there is none. Contacts no service if there is no stored session. */
  restore(): Promise<VaultUser | null>
  /** Begins a login by e-mail. `CONNECT`: this device is logged in with that address. */
  startEmail(parameters: {
    readonly email: string
    readonly app: VaultApp
  }): Promise<{ readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT' }>
  /** Waits for the link in the mail to be confirmed, then sends the code. */
  waitForDevice(parameters: { readonly signal: AbortSignal }): Promise<void>
  /** Verifies the code, then creates the wallet, or recovers it on this device. */
  verifyCode(parameters: { readonly code: string }): Promise<VaultUser>
  /**
   * Begins a login with an account of a provider. Returns the address at the provider, and the key with which the response is
   * encrypted if it passes through the app (`RedirectLogin`).
   */
  startSocial(parameters: {
    readonly provider: string
    readonly app: VaultApp
  }): Promise<{ readonly uri: string; readonly key: string }>
  /** Redeems the address at which the provider has ended, once. Then creates the wallet, or recovers it on this device. */
  verifySocial(parameters: { readonly uri: string }): Promise<VaultUser>
  /** Begins a login with Farcaster. Returns the address that the user opens with the app. */
  startFarcaster(parameters: { readonly app: VaultApp }): Promise<{ readonly url: string }>
  /** Waits for the user to approve the login. Then creates the wallet, or recovers it on this device. */
  waitForFarcaster(parameters: { readonly signal: AbortSignal }): Promise<VaultUser>
  /** Begins a login with a passkey. The authenticator signs the challenge: 32 bytes, base64url. */
  startPasskey(parameters: { readonly app: VaultApp }): Promise<{ readonly challenge: string }>
  /** Verifies what the authenticator has signed, once. */
  verifyPasskey(parameters: {
    readonly credential: LoginRequest<'passkey/verify'>['credential']
  }): Promise<PasskeyLogin>
  /** How to open the wallet after a login that has ended with `unlock` or `passkey_required`; null if there is none. */
  getUnlock(): Promise<PasskeyUnlock | null>
  /** Recovers the wallet on this device. `key`: the output of the PRF, 32 bytes, which is overwritten. */
  unlock(parameters: { readonly key: Uint8Array<ArrayBuffer> }): Promise<VaultUser>
  /** Begins to add a passkey to the wallet. Each wallet has one. */
  startPasskeyCreation(): Promise<PasskeyCreation>
  /**
   * Adds the passkey with its envelope, and reads the envelope back. Without the envelope, the passkey is removed again.
   *
   * @param parameters.key The output of the PRF, 32 bytes, which is overwritten.
   */
  createPasskey(parameters: {
    readonly credential: LoginRequest<'passkey/create'>['credential']
    readonly key: Uint8Array<ArrayBuffer>
  }): Promise<void>
  /** Removes the passkey with its envelope, unless it is the only way to recover the wallet. */
  removePasskey(): Promise<void>
  /** Removes the managed envelope and its key, so that only the passkey recovers the wallet. */
  removeManaged(): Promise<void>
  /** Returns what the last login has offered: to be recovered with it too. Null if nothing. */
  getRecoveryMove(): Promise<RecoveryMove | null>
  /** Moves the recovery of the wallet, after the user has approved what `getRecoveryMove` has returned. */
  moveRecovery(parameters: { readonly to: string }): Promise<void>
  /** Forgets the offered move, which the user has declined. The next login offers it again. */
  declineRecoveryMove(): Promise<void>
  /** Ends the session of this device. The share stays, for the next login. */
  signOut(): Promise<void>
  /**
   * Signs what was displayed. `address` is the address of the displayed account. The account that is logged in may be another one
   * by then, also because of another tab.
   */
  sign(parameters: { readonly request: SignRequest; readonly address: string }): Promise<string>
  startEmailChange(parameters: {
    readonly email: string
  }): Promise<{ readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }>
  verifyPrimaryEmail(parameters: { readonly code: string }): Promise<void>
  /** Returns the new address. */
  verifySecondaryEmail(parameters: { readonly code: string }): Promise<{ readonly email: string }>
  /** Sends the code for the export. */
  startExport(): Promise<void>
  /** Returns the recovery phrase: 24 words (BIP-39). */
  exportPhrase(parameters: { readonly code: string }): Promise<string>
  listDevices(): Promise<LoginResponse<'devices/list'>['devices']>
  revokeDevice(parameters: { readonly id: string }): Promise<void>
  listEnvelopes(): Promise<readonly Envelope['type'][]>
  /** Returns the new devices that wait for the key of the managed envelope. */
  listReleases(): Promise<RecoveryResponse<'releases/list'>['releases']>
  /** Allows a new device to recover the wallet at once, or refuses it. The user has decided about what was displayed. */
  decideRelease(parameters: { readonly id: string; readonly isAllowed: boolean }): Promise<void>
}
