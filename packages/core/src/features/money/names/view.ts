import type { LabelError } from './rules.js'

/** A suggestion. */
export type NameSuggestionRow = {
  /** The complete name. */
  readonly name: string
  /** The name without its zone. */
  readonly label: string
}

/**
 * State of the label: nothing is typed, it is invalid, the server is asked, it is taken or available, or the server
 * could not be asked.
 */
export type NameCheck = 'empty' | LabelError | 'checking' | 'taken' | 'available' | 'failed'

/** The model of the RegisterAccountName view. */
export type RegisterNameModel =
  | { readonly status: 'disconnected' }
  /** The server has no names, or the connected chain is not one that the app supports. */
  | { readonly status: 'unavailable' }
  | {
      readonly status: 'ready'
      /** As typed. */
      readonly label: string
      /** Shown after the label; absent until it is known. */
      readonly zone?: string | undefined
      readonly check: NameCheck
      /** The name that is available, in its normal form. */
      readonly name?: string | undefined
      readonly suggestions: readonly NameSuggestionRow[]
      /** Why the last registration ended. `reason` is the server's text, and untrusted. */
      readonly failure?:
        | { readonly type: 'declined' }
        | { readonly type: 'failed'; readonly name: string; readonly reason?: string | undefined }
        | undefined
    }

/** The model of the RegisterAccountNameSuccess view, which is shown from the request to the wallet on. */
export type NameRegistrationModel =
  | { readonly status: 'none' }
  | {
      readonly status: 'signing'
      readonly name: string
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
    }
  | { readonly status: 'registering'; readonly name: string }
  | { readonly status: 'registered'; readonly name: string; readonly address: string }
