import type { PlainView } from '../../../engine/routes.js'
import type { AccountType } from '../../../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'

/** Account as its user recognizes it. */
export type AccountNames = {
  /** The name that the user gave to the address on this device. Shown instead of `name`. */
  readonly label?: string | undefined
  /** The name of the address, if one was found. */
  readonly name?: string | undefined
  /** URL of the image of the name. */
  readonly avatar?: string | undefined
}

/** The value of all tokens of an account. `absent`: it is not known, and nothing is shown. */
export type AccountTotal =
  | { readonly status: 'loading' | 'absent' }
  /** In units of 10^-`valueDecimals` US dollars. */
  | { readonly status: 'ready'; readonly value: bigint }

/** An account in the list of accounts. */
export type AccountRow = AccountNames & {
  readonly address: string
  /** The purpose of the address, if a wallet has several kinds of them (payments and ordinals on Bitcoin). */
  readonly type: AccountType
  readonly active: boolean
  readonly total: AccountTotal
}

/** The model of the list of accounts that a wallet shares. */
export type SwitchAccountModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
      /** The active one first. */
      readonly accounts: readonly AccountRow[]
      /** The network of the values; absent if none are shown. */
      readonly network?: { readonly id: CaipNetworkId; readonly name: string } | undefined
      /** Number of decimals of values. */
      readonly valueDecimals: number
    }

/** The model of one account: what identifies it, and its label. */
export type ProfileModel =
  | { readonly status: 'disconnected' }
  /** The wallet shares this account no longer. */
  | { readonly status: 'missing' }
  | (AccountNames & {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      readonly address: string
      readonly type: AccountType
      readonly active: boolean
      readonly wallet: { readonly name: string; readonly icon?: string | undefined }
      /** Page of this address in a block explorer, `https:` only (`http:` for a local chain). */
      readonly explorerUrl?: string | undefined
    })

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The accounts that the wallet shares. Only opened from the account. */
    'switch-account': PlainView<{ readonly namespace: ChainNamespace }>
    /** One of the accounts: what identifies it, and its label. Only opened from the account. */
    profile: PlainView<{ readonly namespace: ChainNamespace; readonly address: string }>
  }
}
