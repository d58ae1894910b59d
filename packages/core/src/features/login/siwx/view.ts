import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { SessionWallet } from '../../../ports/Adapter.js'
import type { SiwxSession } from '../../../ports/Siwx.js'

/** Fields of all states of the view. */
type Shown = {
  readonly app: { readonly name: string; readonly icon?: string | undefined }
  readonly wallet: SessionWallet
  /** Whether cancelling disconnects the wallet. */
  readonly isRequired: boolean
  /** The message to sign, as soon as the app has created it. */
  readonly message?: string | undefined
  /** Whether the account is a smart account, whose signature not every app accepts. */
  readonly isSmartAccount: boolean
}

/** The model of the view that signs an account in. */
export type SiwxSignMessageModel =
  /** `checking`: the sessions of the app are read. `preparing`: the message is created. */
  | (Shown & { readonly status: 'checking' | 'preparing' })
  | (Shown & { readonly status: 'ready' })
  /** `signing`: the wallet is asked. `verifying`: the app verifies the signature. */
  | (Shown & { readonly status: 'signing' | 'verifying' })
  | (Shown & { readonly status: 'verified' })
  | (Shown & { readonly status: 'declined' })
  | (Shown & {
      readonly status: 'failed'
      /** Whether there is no contract at the address of the account: a smart account could not be verified. */
      readonly isUndeployed?: boolean | undefined
    } & Failure)

/** The sign-in of an account. */
export type SignInModel =
  /** No wallet is connected, or its account does not sign in. */
  | { readonly status: 'disconnected' }
  /** The sessions of the app are read. */
  | { readonly status: 'checking' }
  | { readonly status: 'signed-out'; readonly error?: LatchkitError | undefined }
  /** The wallet or the app is asked. */
  | { readonly status: 'signing-in' }
  | { readonly status: 'signed-in'; readonly session: SiwxSession }
