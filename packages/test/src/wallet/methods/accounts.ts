import * as z from 'zod/mini'
import type { Method, WalletContext } from '../context.js'
import { parseParams } from '../params.js'

const onlyAccounts = z.tuple([z.strictObject({ eth_accounts: z.looseObject({}) })])

/**
 * EIP-1102 and EIP-2255: account permissions.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1102
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
export const accountMethods: Readonly<Record<string, Method>> = {
  eth_accounts: (context) => context.getSharedAccounts(),
  eth_coinbase: (context) => context.getSharedAccounts()[0] ?? null,
  async eth_requestAccounts(context, params) {
    if (context.getSharedAccounts().length > 0) return context.getSharedAccounts()
    await context.ask('eth_requestAccounts', params, () => context.state().connected)
    context.set({ connected: true })
    return context.getSharedAccounts()
  },
  wallet_getPermissions: (context) => permissions(context),
  async wallet_requestPermissions(context, params) {
    parseParams(onlyAccounts, params)
    await context.ask('wallet_requestPermissions', params)
    context.set({ connected: true })
    return permissions(context)
  },
  wallet_revokePermissions(context, params) {
    parseParams(onlyAccounts, params)
    context.set({ connected: false })
    return null
  },
}

function permissions({ origin, getSharedAccounts }: WalletContext): readonly unknown[] {
  const value = getSharedAccounts()
  if (value.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value }]
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
}
