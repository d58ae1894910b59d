import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { FrameConfig } from './FrameConfig.js'

/** Returns the contracts of the smart accounts of a configuration, without the bundlers, which the worker does not contact. */
export function getSmartAccounts({ chains }: Pick<FrameConfig, 'chains'>): SmartAccounts {
  return Object.fromEntries(
    chains.flatMap(({ chainId, smartAccount }) => {
      if (!smartAccount) return []
      const { bundlerUrl: _, paymasterUrl: __, ...contracts } = smartAccount
      return [[chainId, contracts]]
    }),
  )
}
