import { ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import { buildApprovedNamespaces } from '@walletconnect/utils'
import type { PhoneContext } from './context.js'
import { getEvmMethods } from './handleEvmRequest.js'
import { solanaMethods } from './handleSolanaRequest.js'

const events = ['accountsChanged', 'chainChanged']

/**
 * Returns the namespaces that the phone approves for a proposal.
 *
 * @throws ProviderRpcError 5100 if nothing is supported, or a required namespace is not.
 */
export function getApprovedNamespaces(
  context: PhoneContext,
  proposal: ProposalTypes.Struct,
): SessionTypes.Namespaces {
  const approved = buildNamespaces(proposal, supported(context))
  if (Object.keys(approved).length === 0) throw unsupported('none of the proposed namespaces is supported')
  return approved
}

/** Returns a session's namespaces with the current accounts, plus the phone's EVM chain. */
export function updateNamespaces(
  context: PhoneContext,
  { namespaces }: SessionTypes.Struct,
): SessionTypes.Namespaces {
  const { chainId } = context.state()
  return Object.fromEntries(
    Object.entries(namespaces).map(([key, namespace]) => {
      const approved = getChains(namespace)
      const active = `eip155:${chainId}`
      const chains = key === 'eip155' && !approved.includes(active) ? [...approved, active] : approved
      return [key, { ...namespace, chains: [...chains], accounts: getAccountsOn(context, chains) }]
    }),
  )
}

/** Returns the chains of a session. Wallets may list them only in the accounts. */
export function getChains({ chains, accounts }: SessionTypes.Namespace): readonly string[] {
  return [...new Set([...(chains ?? []), ...accounts.map((account) => account.split(':', 2).join(':'))])]
}

function supported(context: PhoneContext) {
  const { namespaces } = context.state()
  const eip155 = context.evmChains().map(({ id }) => `eip155:${id}`)
  const all = {
    eip155: { chains: eip155, methods: [...getEvmMethods(context.state())], events },
    solana: { chains: [...context.solanaIds()], methods: [...solanaMethods], events },
  }
  return Object.fromEntries(
    namespaces.map((name) => [name, { ...all[name], accounts: getAccountsOn(context, all[name].chains) }]),
  )
}

function getAccountsOn(context: PhoneContext, chains: readonly string[]): string[] {
  return chains.flatMap((chain) => {
    const addresses = chain.startsWith('eip155:') ? context.evmAddresses() : context.solanaAddresses()
    return addresses.map((address) => `${chain}:${address}`)
  })
}

function buildNamespaces(
  proposal: ProposalTypes.Struct,
  supportedNamespaces: ReturnType<typeof supported>,
): SessionTypes.Namespaces {
  try {
    return buildApprovedNamespaces({ proposal, supportedNamespaces })
  } catch (cause) {
    throw unsupported(cause instanceof Error ? cause.message : String(cause))
  }
}

function unsupported(reason: string): ProviderRpcError {
  return new ProviderRpcError(5100, `Unsupported chains: ${reason}.`)
}
