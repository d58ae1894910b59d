import type { ApprovalNotice } from '../approval/ApprovalNotice.js'
import type { DataWarning } from '../approval/DataWarning.js'
import type { FieldName, InstructionName, TitleName } from '../copy/Copy.js'
import type { PermissionSentence } from '../copy/PermissionCopy.js'

/** A text of the copy, with values for its placeholders. */
export type CopyText<Name extends string> = {
  readonly name: Name
  readonly values?: Readonly<Record<string, string>> | undefined
}

/** `danger`: what attackers ask for. `caution`: something to check. */
export type ModelWarning = CopyText<DataWarning> & { readonly level: 'danger' | 'caution' }

/** A value. A text of the app or the chain is escaped; the others are texts of the copy. */
export type FieldValue =
  | string
  | { readonly copy: 'unlimited' | 'allNfts' | 'none' | 'noEmail' | 'unknownRecovery' }
  | { readonly instruction: InstructionName }
  | { readonly title: CopyText<TitleName> }

/** One line of a request. */
export type ModelField = CopyText<FieldName> & {
  readonly value: FieldValue
  /** Name of the account whose address the value is, by the gateway of the operator. */
  readonly label?: string | undefined
  /** Value of the amount in US dollars, by the gateway of the operator. */
  readonly usd?: number | undefined
}

/** A value of typed data: a text, or the values in it. */
export type DataNode = {
  readonly name: string
  readonly type: string
  readonly value: string | readonly DataNode[]
}

/** The change of a balance, with its sign. `address`: of the token, absent for the native one. */
export type BalanceChange = {
  readonly amount: string
  /** Absent for a token without a description: the amount is in base units. */
  readonly symbol?: string | undefined
  readonly address?: string | undefined
  readonly isLoss: boolean
}

/** Displayed form of an expected effect. */
export type SimulationModel =
  | { readonly status: 'unavailable' | 'succeeded' }
  | { readonly status: 'reverted'; readonly reason: string }
  | {
      readonly status: 'changes'
      readonly changes: readonly BalanceChange[]
      /** Of the native token. */
      readonly symbol: string
      /** Whether all tokens that report transfers are included. */
      readonly isComplete: boolean
    }

/** A part of a request, such as an instruction. */
export type ModelSection = {
  readonly fields: readonly ModelField[]
  readonly warnings: readonly ModelWarning[]
}

/** A value in a sentence: a text, a time or a duration in seconds, or an amount of an unknown token. */
export type PermissionValue =
  | string
  | { readonly seconds: number }
  | { readonly duration: number }
  | { readonly baseUnits: string }

/** A sentence about a permission. */
export type PermissionText = {
  readonly name: PermissionSentence
  readonly values?: Readonly<Record<string, PermissionValue>> | undefined
}

/** A permission in words. */
export type PermissionModel = {
  readonly allows: readonly PermissionText[]
  readonly excludes: readonly PermissionText[]
}

/** A request in words. */
export type ApprovalModel = ModelSection & {
  readonly title: CopyText<TitleName>
  readonly notices?: readonly CopyText<ApprovalNotice>[] | undefined
  /** Text of a message, or its bytes as hex. */
  readonly message?: string | undefined
  readonly data?: readonly DataNode[] | undefined
  readonly instructions?: readonly ModelSection[] | undefined
  readonly simulation?: SimulationModel | undefined
  readonly permission?: PermissionModel | undefined
}
