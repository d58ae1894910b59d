import type { AlertCode, Failure, SnackbarText } from '@latchkit/core'

type NetworkReason = Extract<Failure, { readonly code: 'rpc-request' }>['values']['reason']

/** A message, with what the user can do about it. */
export type ErrorText = { readonly text: string; readonly advice?: string }

/** The texts of errors, of the kit's snackbar messages, and of alerts, by the codes of core. */
export type MessageCopy = {
  readonly errors: { readonly [code in Exclude<Failure['code'], 'custom' | 'rpc-request'>]: ErrorText }
  /** The text for `wallet-request`, by the wallet's JSON-RPC or EIP-1193 error code. Placeholder: `{wallet}`. */
  readonly walletAdvice: { readonly [rpcCode: number]: string }
  /** The value of `{wallet}` if the wallet has no name. */
  readonly anyWallet: string
  /** Help for a wallet that has not answered, by where it shows its request. Placeholder: `{wallet}`. */
  readonly waiting: {
    readonly title: string
    readonly extension: string
    /** Over the page: the user is in the in-app browser of the wallet. */
    readonly 'in-app-browser': string
    /** A window or a tab that the wallet's SDK opens. */
    readonly window: string
    /** Another device. */
    readonly device: string
    /** An app on this device, which a link opens. */
    readonly app: string
    /** A website, which a link opens in a new tab. */
    readonly website: string
  }
  /** A remote wallet that is asked to connect and to sign in at once. Placeholder: `{wallet}`. */
  readonly oneClick: {
    readonly scan: string
    readonly scanAny: string
    readonly open: string
    readonly authenticating: { readonly title: string; readonly text: string }
  }
  /** The texts of `rpc-request`, by why the network gave no result. */
  readonly networkFailures: { readonly [reason in NetworkReason]: ErrorText }
  /** Replaces `service-unreachable` if the server responded, but is too busy. */
  readonly serviceBusy: ErrorText
  readonly snackbar: { readonly [code in Exclude<SnackbarText['code'], 'custom'>]: string }
  /** Alerts are shown to the app's developer only. */
  readonly alerts: { readonly [code in AlertCode]: string }
}
