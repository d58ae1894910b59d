import type { Network } from '@latchkit/core'
import { formatUnits, parseTransaction } from 'viem'
import type { ApprovalContent, Prices } from '../approval/types.js'
import type { ApprovalModel, ModelField } from './ApprovalModel.js'
import { type DescribedCall, describeEvmCall } from './describeEvmCall.js'
import { formatMaximumFee } from './formatMaximumFee.js'
import { nameSimulatedCalls } from './nameSimulatedCalls.js'
import { toSimulationModel } from './toSimulationModel.js'
import { toUsd } from './toUsd.js'
import { warnOfAccess } from './warnOfAccess.js'

/** Describes a transaction, from the bytes that are signed. */
export function describeEvmTransaction(
  content: Extract<ApprovalContent, { type: 'evmTransaction' }>,
  address: string,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
  prices?: Prices | undefined,
): ApprovalModel {
  const { transaction, token, simulation, delegationManager } = content
  const {
    to,
    data = '0x',
    value = 0n,
    gas = 0n,
    maxFeePerGas = 0n,
    nonce = 0,
  } = parseTransaction(transaction)
  const { symbol, decimals } = nativeCurrency
  const format = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
  const described: DescribedCall = to
    ? describeEvmCall({ to, value, data }, address, { token, nativeCurrency, delegationManager, prices })
    : describeCreation()
  const model = toSimulationModel(simulation, nativeCurrency)
  return {
    title: described.title,
    fields: [
      ...described.fields,
      {
        name: 'maximumFee',
        value: formatMaximumFee(gas * maxFeePerGas, nativeCurrency),
        ...toUsd(gas * maxFeePerGas, decimals, prices?.native),
      },
      { name: 'nonce', value: String(nonce) },
    ],
    warnings: [
      ...(to ? warnOfAccess(simulation, [{ to, data }]) : []),
      ...nameSimulatedCalls(described.warnings, simulation),
      ...(simulation.status === 'reverted' ? [{ name: 'wouldFail', level: 'danger' } as const] : []),
    ],
    simulation: model,
  }

  function describeCreation(): DescribedCall {
    const paid: ModelField[] = value > 0n ? [{ name: 'value', values: { symbol }, value: format(value) }] : []
    return {
      title: { name: 'createContract' },
      fields: [{ name: 'data', value: data }, ...paid],
      warnings: [{ name: 'createsContract', level: 'danger' }],
    }
  }
}
