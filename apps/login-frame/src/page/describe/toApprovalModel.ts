import type { Network } from '@latchkit/core'
import type { Approval } from '../approval/types.js'
import type { ApprovalModel } from './ApprovalModel.js'
import { describeAccountChange } from './describeAccountChange.js'
import { describeEvmTransaction } from './describeEvmTransaction.js'
import { describeMessage } from './describeMessage.js'
import { describePermission } from './describePermission.js'
import { describeSolanaTransactions } from './describeSolanaTransactions.js'
import { describeTypedData } from './describeTypedData.js'
import { describeUserOperation } from './describeUserOperation.js'
import { nameRecipient } from './nameRecipient.js'

/** Returns an approval in words. Reads nothing but the approval, so that its digest covers all that is displayed. `now` in ms. */
export function toApprovalModel(approval: Approval, network: Network, now: number): ApprovalModel {
  return nameRecipient(describeContent(approval, network, now), approval.recipient)
}

function describeContent(approval: Approval, network: Network, now: number): ApprovalModel {
  const { content, prices, ...subject } = approval
  switch (content.type) {
    case 'evmMessage':
    case 'solanaMessage':
      return describeMessage(content.message, subject, now)
    case 'evmTypedData':
      return describeTypedData(content.typedData)
    case 'evmTransaction':
      return describeEvmTransaction(content, subject.address, network, prices)
    case 'evmUserOperation':
      return describeUserOperation(content, subject.address, network, prices)
    case 'evmPermission':
      return describePermission(content, subject, network, now)
    case 'emailChange':
    case 'recoveryMove':
      return describeAccountChange(content)
    case 'solanaTransactions':
      return describeSolanaTransactions(content, network, prices)
  }
}
