import type { Eip1193Provider } from '../../browser/eip6963.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import { readError } from './readError.js'
import { toSwitchError } from './toSwitchError.js'
import { toWallet } from './toWallet.js'

const method = 'wallet_switchEthereumChain'

/** How long a wallet may take to switch after its response: some respond first. */
const patienceMs: readonly number[] = [100, 200, 400]

/**
 * Switches a wallet to a network: asks it to switch (EIP-3326), adds a chain that it does not know (EIP-3085), also to a
 * wallet that can only add chains, and checks the chain that it then reports. A wallet that is on the network already is not asked.
 *
 * @throws `UserRejectedError` if the user declined to switch or to add the chain
 * @throws `ChainNotSupportedError` if the wallet cannot switch, or could not add the chain
 * @throws `WalletRequestError` if it failed for another reason, or reports success without having switched
 * @see https://eips.ethereum.org/EIPS/eip-3326
 *
 * @example
 * ```ts
 * import type { Eip1193Provider } from '@latchkit/core'
 * import { switchChain } from '@latchkit/core/eip1193'
 * import { base } from '@latchkit/core/networks'
 * import type { PortContext } from '@latchkit/core/ports'
 *
 * export function goToBase(provider: Eip1193Provider, { clock }: PortContext): Promise<void> {
 *   return switchChain(provider, { connectorId: 'io.alpha', network: base, clock })
 * }
 * ```
 */
export async function switchChain(
  provider: Eip1193Provider,
  parameters: { readonly connectorId: string; readonly network: Network; readonly clock: Clock },
): Promise<void> {
  const { connectorId, network, clock } = parameters
  const { getChainId } = toWallet(provider)
  const chainId = `0x${Number(network.id).toString(16)}`
  const isThere = async () => (await getChainId()) === Number(network.id)
  const ask = () => provider.request({ method, params: [{ chainId }] })
  let adding = false
  try {
    if (await isThere()) return
    try {
      await ask()
    } catch (cause) {
      const canSwitch = !isMethodMissing(cause)
      if (canSwitch && !isUnknownChain(cause)) throw cause
      adding = true
      await provider.request({ method: 'wallet_addEthereumChain', params: [toChain(chainId, network)] })
      adding = false
      // Adding a chain does not switch to it (EIP-3085), except in wallets that have no other method for it.
      if (canSwitch && !(await isThere())) await ask()
    }
    for (const delayMs of patienceMs) {
      if (await isThere()) return
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, delayMs))
    }
    const now = await getChainId()
    if (now !== Number(network.id))
      throw new WalletRequestError({ method, details: `The wallet is still on eip155:${now}.` })
  } catch (cause) {
    throw toSwitchError({ connectorId, network: network.name, cause, adding })
  }
}

/** "Unsupported method" of EIP-1193, and "method not found" of JSON-RPC. */
function isMethodMissing(cause: unknown): boolean {
  const { code } = readError(cause)
  return code === 4200 || code === -32_601
}

/** Wallets report this by EIP-3326's code, by a code nested in an internal error, or only by the message. */
function isUnknownChain(cause: unknown): boolean {
  const { code, words = '' } = readError(cause)
  return code === 4902 || /wallet_addEthereumChain|unrecognized chain/i.test(words)
}

/** EIP-3085's description of a chain. */
function toChain(chainId: string, network: Network): Readonly<Record<string, unknown>> {
  const { name, nativeCurrency, rpcUrls, blockExplorers } = network
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}
