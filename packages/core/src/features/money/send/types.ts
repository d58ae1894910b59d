import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { NameProblem } from '../../../foundation/errors/names.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import type { NftItem } from '../../assets/nfts/types.js'
import type { Token } from '../../assets/portfolio/types.js'
import type { TransferChain } from '../transfer/TransferChain.js'

/** Input of the user. */
export type SendForm = {
  /** The account that sends, and its chain. */
  readonly of: BalanceSubject
  /** `id` of the token in the list of tokens; absent: the native token. */
  readonly tokenId?: string | undefined
  /** The NFT that is sent instead of a token. */
  readonly nft?: NftItem | undefined
  /** As typed, with a point as decimal separator. */
  readonly amount: string
  /** Unit of `amount`: the token, or US dollars. */
  readonly unit: 'token' | 'usd'
  /** Whether everything is sent, whatever `amount` is. The unit is then the token. */
  readonly isMax: boolean
  /** As typed. */
  readonly recipient: string
  /** State of the recipient if it is a name. */
  readonly name?: RecipientName | undefined
}

/** A recipient that is a name. `text`: as typed, without space around it. */
export type RecipientName =
  | { readonly status: 'resolving'; readonly text: string }
  /** `name`: in its normal form (ENSIP-15). `address`: on the chain of the form, not validated by its rules. */
  | { readonly status: 'resolved'; readonly text: string; readonly name: string; readonly address: string }
  | { readonly status: 'failed'; readonly text: string; readonly reason: NameProblem }

/** Transfer that the user wants to send from the account of a namespace. */
export type SendState = {
  /** Rules of sending in the namespace, as soon as they are loaded. */
  readonly chain?: TransferChain | undefined
  readonly form?: SendForm | undefined
  /** The token or NFT as it was when the review with that id began: its amounts are shown with it. */
  readonly reviewed?:
    | { readonly id: string; readonly token: Token; readonly nft?: NftItem | undefined }
    | undefined
}

/** The fields that the user edits. */
export type SendChange = Partial<
  Pick<SendForm, 'tokenId' | 'nft' | 'amount' | 'unit' | 'isMax' | 'recipient'>
>

/** Events of the form. */
export type SendEvent =
  /** Starts with an empty form, unless there is one of the same account and chain. */
  | { readonly type: 'open'; readonly of: BalanceSubject }
  | { readonly type: 'edit'; readonly change: SendChange }
  | {
      readonly type: 'review'
      readonly id: string
      readonly token: Token
      readonly nft?: NftItem | undefined
    }
  | { readonly type: 'chainLoaded'; readonly chain: TransferChain }
  /** Empties the form. A review that is shown keeps its token. */
  | { readonly type: 'reset' }
  /** The user has stopped typing the name. */
  | { readonly type: 'resolve'; readonly text: string }
  | {
      readonly type: 'resolved'
      readonly text: string
      readonly of: BalanceSubject
      readonly name: string
      readonly address: string
    }
  | {
      readonly type: 'resolveFailed'
      readonly text: string
      readonly of: BalanceSubject
      readonly reason: NameProblem
    }

/** Resolves a name on the chain of the form. */
export type SendEffect =
  | (Effect & { readonly type: 'resolveName'; readonly text: string; readonly of: BalanceSubject })
  | Timer<SendEvent>
  | Cancel

/** All inputs of the form. */
export type SendInput = SendEvent | Failed<SendEffect>

/** Step of the form; see `transition`. */
export type SendStep = Step<SendState, SendEffect, never>

declare module '../../../engine/types.js' {
  interface Features {
    send: { state: SendState; event: SendEvent; perNamespace: true; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** Form of a transfer. Accounts of `eip155`, `solana` and `bip122` can send. */
    send: AccountView<{ readonly namespace: ChainNamespace }, 'send'>
    /** The tokens that can be sent. */
    'send-token': AccountView<{ readonly namespace: ChainNamespace }, 'send'>
    /** Review of a transfer. */
    'send-review': AccountView<{ readonly namespace: ChainNamespace }, 'send'>
  }
}
