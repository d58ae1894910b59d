import type { Vault, VaultUser } from '../../shared/vault/Vault.js'

/** A new device that waits until the user allows it to recover the wallet, as the recovery service lists it. */
export type Release = Awaited<ReturnType<Vault['listReleases']>>[number]

/** A device of the user, as the login service lists it. */
export type Device = Awaited<ReturnType<Vault['listDevices']>>[number]

/** Whose wallet it is, and who can recover it. */
export type SettingsAccount = {
  readonly user: VaultUser
  /** Whether the operator of both services can open the wallet: it has a managed envelope. */
  readonly isManaged: boolean
  readonly hasPasskey: boolean
}

/** Where the user is in the settings. Times are in ms. `error`: a code of the services or of the vault. */
export type SettingsStep =
  | { readonly name: 'loading' }
  /** The account could not be read. */
  | { readonly name: 'unavailable'; readonly error: string }
  | { readonly name: 'overview' }
  /** Says what the recovery phrase is, before the code is sent. */
  | { readonly name: 'warning'; readonly isSending: boolean; readonly error?: string | undefined }
  /** `resendAt`: when another code can be sent. */
  | {
      readonly name: 'code'
      readonly status: 'ready' | 'sending' | 'verifying'
      readonly resendAt: number
      readonly error?: string | undefined
    }
  /** Only this step has the phrase. */
  | {
      readonly name: 'phrase'
      readonly phrase: string
      /** When the words were shown; null while they are hidden. */
      readonly shownAt: number | null
      readonly copying?: 'copied' | 'failed' | undefined
    }
  | { readonly name: 'devices'; readonly list: DeviceList; readonly isRevoked: boolean }
  /** Asks whether a new device may recover the wallet. */
  | {
      readonly name: 'release'
      readonly release: Release
      readonly isDeciding: boolean
      readonly error?: string | undefined
    }
  | {
      readonly name: 'revoke'
      readonly device: Device
      readonly isRevoking: boolean
      readonly error?: string | undefined
    }
  /** `done`: what has just succeeded. */
  | {
      readonly name: 'passkey'
      readonly isAdding: boolean
      readonly done?: 'added' | 'removePasskey' | 'removeManaged' | undefined
      readonly error?: string | undefined
    }
  /** Asks before the passkey, or what the operator could open the wallet with, is removed. */
  | {
      readonly name: 'removePasskey' | 'removeManaged'
      readonly isRemoving: boolean
      readonly error?: string | undefined
    }
  /** This device was revoked. */
  | { readonly name: 'revoked' }

/** The devices, while they are loaded, and after. */
export type DeviceList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: string }
  /** `releases`: null if the recovery service did not answer. */
  | {
      readonly status: 'ready'
      readonly devices: readonly Device[]
      readonly releases: readonly Release[] | null
    }

/**
 * The settings. `task`: number of the last call of the vault; results of earlier ones are ignored. `displayedAt`: since when all of the
 * step is displayed; null while it is not.
 */
export type SettingsState = { readonly task: number; readonly displayedAt: number | null } & (
  | { readonly account: null; readonly step: Extract<SettingsStep, { name: 'loading' | 'unavailable' }> }
  | {
      readonly account: SettingsAccount
      readonly step: Exclude<SettingsStep, { name: 'loading' | 'unavailable' }>
    }
)

/** A click that counts only while all of the step is displayed, and only some time after it is. */
type Click = { readonly at: number; readonly isTrusted: boolean }

/** Events of the settings. `at`: time in ms. `isTrusted`: whether the browser states that the user caused it. */
export type SettingsEvent =
  | { readonly type: 'opened' | 'closed' | 'retry' | 'back' | 'openExport' | 'openDevices' | 'openPasskey' }
  | { readonly type: 'loaded'; readonly task: number; readonly account: SettingsAccount }
  /** `retryAfterMs`: how long to wait before the next attempt. */
  | {
      readonly type: 'failed'
      readonly task: number
      readonly code: string
      readonly at: number
      readonly retryAfterMs?: number | undefined
    }
  /** `typed`: what the user has typed as a confirmation. It must be `word`. */
  | (Click & { readonly type: 'sendCode'; readonly typed: string; readonly word: string })
  | { readonly type: 'resend'; readonly at: number }
  | { readonly type: 'codeSent'; readonly task: number; readonly at: number }
  | { readonly type: 'verify'; readonly code: string }
  | { readonly type: 'phraseRead'; readonly task: number; readonly phrase: string }
  | { readonly type: 'displayed'; readonly at: number }
  | { readonly type: 'covered' | 'hide' | 'copied' | 'copyFailed' }
  | (Click & { readonly type: 'show' | 'copy' | 'remove' | 'revoke' | 'addPasskey' })
  /** The words have been shown for `shownMaxMs`. */
  | { readonly type: 'shownLong'; readonly shownAt: number }
  | {
      readonly type: 'devicesListed'
      readonly task: number
      readonly devices: readonly Device[]
      readonly releases: readonly Release[] | null
    }
  | { readonly type: 'askRevoke' | 'askRelease'; readonly id: string }
  | (Click & { readonly type: 'decideRelease'; readonly isAllowed: boolean })
  | { readonly type: 'deviceRevoked' | 'passkeyAdded' | 'removed' | 'releaseDecided'; readonly task: number }
  | { readonly type: 'askRemove'; readonly what: 'removePasskey' | 'removeManaged' }

/** Commands of the machine. Those with a `task` call the vault. */
export type SettingsEffect =
  | {
      readonly type: 'load' | 'startExport' | 'listDevices' | 'addPasskey' | 'removePasskey' | 'removeManaged'
      readonly task: number
    }
  | {
      readonly type: 'decideRelease'
      readonly task: number
      readonly id: string
      readonly isAllowed: boolean
    }
  | { readonly type: 'exportPhrase'; readonly task: number; readonly code: string }
  | { readonly type: 'revoke'; readonly task: number; readonly device: Device }
  | { readonly type: 'copy'; readonly phrase: string }
  | { readonly type: 'hideLater'; readonly shownAt: number; readonly afterMs: number }
  /** Ends the session of this device, which was revoked. */
  | { readonly type: 'endSession' }
