import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { NameProblem } from '../../../foundation/errors/names.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { NftItem } from '../../assets/nfts/types.js'
import type { Token } from '../../assets/portfolio/types.js'
import type { SentTransaction } from '../review/toSentTransaction.js'
import type { RecipientError, TransferNumbers } from '../transfer/TransferChain.js'
import type { RecipientNotice } from './findRecipientNotices.js'
import type { SendCheck } from './rules.js'
import type { SendForm } from './types.js'

/** The network that a transfer is on. */
type SendNetwork = {
  readonly id: CaipNetworkId
  readonly name: string
  /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
  readonly image?: string | undefined
}

/** The model of the Send view, which is a form. Values in US dollars have `valueDecimals` decimals. */
export type SendModel =
  | { readonly status: 'disconnected' }
  /** The chain of the account is not configured. */
  | { readonly status: 'unsupported' }
  | {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      readonly network: SendNetwork
      /** Absent until its balance is known. An NFT is a token without decimals. */
      readonly token?: Token | undefined
      /** The NFT that is sent. */
      readonly nft?: NftItem | undefined
      /** Whether there are other tokens to select. */
      readonly canSelectToken: boolean
      readonly amount: {
        /** As typed. */
        readonly text: string
        readonly unit: SendForm['unit']
        readonly isMax: boolean
        /** In base units of the token; absent if it is not a number. */
        readonly units?: bigint | undefined
        /** In US dollars; absent without a price. */
        readonly value?: bigint | undefined
        /** The same amount in the other unit, if the token has a price. */
        readonly other?: { readonly unit: SendForm['unit']; readonly amount: string } | undefined
      }
      readonly valueDecimals: number
      readonly recipient: {
        /** As typed. */
        readonly text: string
        readonly error?: RecipientError | undefined
        /** State of a name: it is being resolved, it leads to an address, or why it does not. */
        readonly name?:
          | { readonly status: 'resolving' }
          | { readonly status: 'resolved'; readonly name: string; readonly address: string }
          | { readonly status: 'failed'; readonly reason: NameProblem }
          | undefined
        /** The user's own label of the address. */
        readonly label?: string | undefined
        readonly notices: readonly RecipientNotice[]
      }
      /** Next requirement of the form. */
      readonly check: SendCheck
    }

/** The tokens that can be sent. */
export type SendTokensModel =
  | { readonly status: 'disconnected' }
  | {
      readonly status: 'ready'
      readonly namespace: ChainNamespace
      readonly network: SendNetwork
      readonly tokens: readonly Token[]
      /** `id` of the selected token. */
      readonly selected?: string | undefined
      readonly valueDecimals: number
    }

/** Amount, token and recipient. */
type SendSummary = {
  readonly namespace: ChainNamespace
  readonly network: SendNetwork
  /** An NFT is a token without decimals. */
  readonly token: Token
  /** The NFT that is sent. */
  readonly nft?: NftItem | undefined
  readonly from: { readonly address: string; readonly label?: string | undefined }
  readonly to: {
    readonly address: string
    /** The name that the user typed, in its normal form: its owner can change the address. */
    readonly name?: string | undefined
    /** Whether the name has got another address since the transfer was reviewed first: that one is shown. */
    readonly isMoved?: boolean | undefined
    readonly label?: string | undefined
    readonly notices: readonly RecipientNotice[]
  }
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
}

/** A network fee to choose. */
export type SendFee = {
  readonly speed: FeeSpeed
  /** The most that the network takes, in base units of the native token. */
  readonly fee: bigint
  /** In US dollars; absent if the price of the native token is unknown. */
  readonly value?: bigint | undefined
}

/** The numbers of a transfer. */
type SendNumbers = Omit<TransferNumbers, 'fee' | 'isSponsored'> & {
  /** The name of the app that pays the network fee, which can be empty. The fees are 0 then. */
  readonly sponsor?: string | undefined
  /** In US dollars. */
  readonly value?: bigint | undefined
  readonly fee: SendFee
  /** `slow`, `normal` and `fast`. */
  readonly fees: readonly SendFee[]
  /** The symbol and the decimals of fees. */
  readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
  /** Amount and fee in base units of the native token; absent for other tokens. */
  readonly total?: bigint | undefined
  readonly valueDecimals: number
}

/** The model of the SendReview view. */
export type SendReviewModel =
  /** Nothing is under review. */
  | { readonly status: 'none' }
  | ({ readonly status: 'preparing' } & SendSummary)
  | ({ readonly status: 'failed'; readonly error: Failure } & SendSummary)
  | ({
      readonly status: 'ready'
      /** Why the last approval sent nothing, unless the user declined. */
      readonly error?: Failure | undefined
      /** Why the name of the recipient was not resolved again after the last approval. */
      readonly nameProblem?: NameProblem | undefined
      readonly isDeclined: boolean
      /** The approval of the login frame shows all of it: the user interface can ask for that at once. */
      readonly isReviewedByFrame: boolean
    } & SendSummary &
      SendNumbers)
  /** It was approved: it is compared with the network's state, and then in the wallet. */
  | ({ readonly status: 'checking' | 'signing' } & SendSummary & SendNumbers)
  /** The wallet has sent it. */
  | ({ readonly status: 'sent' } & SentTransaction & SendSummary & SendNumbers)
