import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { ChainName } from '../../wallet/network/toChainName.js'
import type { LoginAccountType } from './types.js'

/** The model of the choice between the ordinary account and the smart account. */
export type AccountTypeModel =
  /** The account has no other type: it belongs to a wallet, or its login frame has no smart accounts. */
  | { readonly status: 'absent' }
  /** The user prefers the smart account, and this network has none: the ordinary account is used. */
  | { readonly status: 'unavailable'; readonly network: ChainName }
  | {
      readonly status: 'ready'
      /** The type of the account that is used. */
      readonly type: LoginAccountType
      /** Whether the smart account exists on this network. It is set up with its first transaction. */
      readonly isDeployed: boolean
      /** Whether both accounts have the same address (EIP-7702); absent if the smart account is not known yet. */
      readonly hasSameAddress?: boolean | undefined
      /** The type that is being set. */
      readonly pendingType?: LoginAccountType | undefined
      /** Why the last change failed. The account is the one before it. */
      readonly failure?: Failure | undefined
    }
