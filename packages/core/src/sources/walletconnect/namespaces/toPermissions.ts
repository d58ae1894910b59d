import { field } from '../../../foundation/encoding/field.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { toHexChain } from '../protocol/toHexChain.js'

const accountsPermission = 'eth_accounts'
/** MetaMask's permission for chains, which apps request together with accounts. */
const chainsPermission = 'endowment:permitted-chains'

/** A permission object (EIP-2255). */
type Permission = {
  readonly invoker: string
  readonly parentCapability: string
  readonly caveats: readonly { readonly type: string; readonly value: readonly string[] }[]
}

/**
 * Returns the accounts and chains of a session as permissions (EIP-2255).
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
export function toPermissions(parameters: {
  readonly invoker: string
  readonly addresses: readonly string[]
  readonly chains: readonly CaipNetworkId[]
}): readonly Permission[] {
  const { invoker, addresses, chains } = parameters
  const permission = (parentCapability: string, type: string, value: readonly string[]) => ({
    invoker,
    parentCapability,
    caveats: [{ type, value }],
  })
  return [
    permission(accountsPermission, 'restrictReturnedAccounts', addresses),
    permission(chainsPermission, 'restrictNetworkSwitching', chains.map(toHexChain)),
  ]
}

/**
 * Checks that a session grants every requested permission. A session cannot grant more permissions later.
 *
 * @param params Of `wallet_requestPermissions`: untrusted input.
 * @throws `WalletRequestError` of code -32602 or 4200
 */
export function checkPermissions(params: unknown): void {
  const method = 'wallet_requestPermissions'
  const requested = field(params, '0')
  if (typeof requested !== 'object' || requested === null) {
    const details = '`params[0]` must be an object of permissions, such as {"eth_accounts": {}}.'
    throw new WalletRequestError({ method, rpcCode: -32_602, details })
  }
  for (const name of Object.keys(requested)) {
    if (name === accountsPermission || name === chainsPermission) continue
    const details = `The session does not grant the permission "${name.slice(0, 80)}".`
    throw new WalletRequestError({ method, rpcCode: 4200, details })
  }
}
