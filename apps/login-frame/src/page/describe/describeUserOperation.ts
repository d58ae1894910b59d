import type { Network } from '@latchkit/core'
import { decodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalNotice } from '../approval/ApprovalNotice.js'
import type { ApprovalContent, Prices } from '../approval/types.js'
import { getMaximumFee } from '../smartAccount/getMaximumFee.js'
import type { ApprovalModel, CopyText, ModelField, ModelWarning } from './ApprovalModel.js'
import { describeEvmCall } from './describeEvmCall.js'
import { formatMaximumFee } from './formatMaximumFee.js'
import { nameSimulatedCalls } from './nameSimulatedCalls.js'
import { toSimulationModel } from './toSimulationModel.js'
import { toUsd } from './toUsd.js'
import { warnOfAccess } from './warnOfAccess.js'

/**
 * Describes a user operation, from the fields that are signed: each of its calls, who pays the fee, and whether the account becomes a
 * smart account, or is deployed.
 *
 * @throws `ApprovalError` for data that is no batch of calls
 */
export function describeUserOperation(
  content: Extract<ApprovalContent, { type: 'evmUserOperation' }>,
  address: string,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
  prices?: Prices | undefined,
): ApprovalModel {
  const { operation, authorization, fee, tokens, simulation, delegationManager } = content
  const calls = decodeAccountCalls(operation.callData)
  if (!calls || calls.length === 0) throw new ApprovalError('invalid_request')
  const described = calls.map((call, index) =>
    describeEvmCall(call, address, {
      token: tokens[index] ?? undefined,
      ...{ nativeCurrency, delegationManager, prices },
    }),
  )
  const [first, ...others] = described
  const isBatch = !first || others.length > 0
  const cost: ModelField = {
    name: 'maximumFee',
    value: formatMaximumFee(getMaximumFee(operation), nativeCurrency),
    ...toUsd(getMaximumFee(operation), nativeCurrency.decimals, prices?.native),
  }
  const paymaster: ModelField[] = operation.paymaster
    ? [{ name: 'payer', value: operation.paymaster.address }]
    : []
  const becomes: ModelField[] = authorization
    ? [{ name: 'accountContract', value: authorization.implementation }]
    : []
  const warnings: ModelWarning[] = [
    ...warnOfAccess(simulation, calls),
    ...(isBatch ? [] : nameSimulatedCalls(first.warnings, simulation)),
    ...(authorization?.isReplaced ? [{ name: 'replacesContract', level: 'danger' } as const] : []),
    ...(simulation.status === 'reverted' ? [{ name: 'wouldFail', level: 'danger' } as const] : []),
  ]
  return {
    title: isBatch ? { name: 'batch', values: { count: String(calls.length) } } : first.title,
    fields: [...(isBatch ? [] : first.fields), ...(operation.paymaster ? paymaster : [cost]), ...becomes],
    warnings,
    notices: [
      ...(authorization ? [{ name: 'becomesSmartAccount' } as const] : []),
      ...(operation.factory ? [{ name: 'createsSmartAccount' } as const] : []),
      ...(isBatch ? [{ name: 'allOrNone' } as const] : []),
      ...toFeeNotice(fee),
    ],
    ...(isBatch && {
      instructions: described.map(({ title, fields, warnings: own }, index) => ({
        fields: [{ name: 'call', values: { number: String(index + 1) }, value: { title } }, ...fields],
        warnings: nameSimulatedCalls(own, simulation),
      })),
    }),
    simulation: toSimulationModel(simulation, nativeCurrency),
  }
}

function toFeeNotice(
  fee: Extract<ApprovalContent, { type: 'evmUserOperation' }>['fee'],
): readonly CopyText<ApprovalNotice>[] {
  switch (fee.status) {
    case 'own':
      return []
    case 'sponsored':
      return fee.name === undefined
        ? [{ name: 'feeSponsored' }]
        : [{ name: 'feeSponsoredBy', values: { name: fee.name } }]
    case 'refused':
      return [{ name: 'sponsorRefused' }]
    case 'overBudget':
      return [{ name: 'sponsorOverBudget' }]
    case 'unavailable':
      return [{ name: 'sponsorUnavailable' }]
  }
}
