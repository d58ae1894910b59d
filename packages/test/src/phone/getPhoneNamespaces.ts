import { ProviderRpcError } from '../foundation/ProviderRpcError.js'

/** The proposal of an app for a namespace. */
export type ProposedNamespace = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The proposal of an app. */
export type Proposal = {
  readonly requiredNamespaces: Readonly<Record<string, ProposedNamespace>>
  readonly optionalNamespaces: Readonly<Record<string, ProposedNamespace>>
}

/** The approval of a phone for the namespace of EVM chains. */
export type PhoneNamespaces = {
  readonly eip155: {
    readonly chains: string[]
    readonly accounts: string[]
    readonly methods: string[]
    readonly events: string[]
  }
}

const supportedEvents = ['accountsChanged', 'chainChanged']

/**
 * Returns what a phone with EVM chains approves for a proposal: what is proposed and supported.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/namespaces
 * @throws ProviderRpcError 5100 if a required chain is not supported, or no proposed one is.
 */
export function getPhoneNamespaces(
  { requiredNamespaces, optionalNamespaces }: Proposal,
  chainIds: readonly number[],
  addresses: readonly string[],
): PhoneNamespaces {
  const supported = chainIds.map((id) => `eip155:${id}`)
  const required = Object.entries(requiredNamespaces).flatMap(listChains)
  const proposed = [...required, ...Object.entries(optionalNamespaces).flatMap(listChains)]
  const chains = supported.filter((chain) => proposed.includes(chain))
  const missing = required.filter((chain) => !supported.includes(chain))
  if (missing.length > 0 || chains.length === 0)
    throw new ProviderRpcError(5100, `Unsupported chains: ${[...missing, ...proposed].join(', ')}.`)
  const both = [...Object.values(requiredNamespaces), ...Object.values(optionalNamespaces)]
  const events = both.flatMap((namespace) => namespace.events)
  return {
    eip155: {
      chains,
      accounts: chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`)),
      methods: [...new Set(both.flatMap(({ methods }) => methods))],
      events: supportedEvents.filter((event) => events.includes(event)),
    },
  }
}

/** A namespace can be the name of one chain. */
function listChains([name, { chains = [] }]: readonly [string, ProposedNamespace]): readonly string[] {
  return name.includes(':') ? [name] : chains
}
