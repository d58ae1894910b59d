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

/** The chains and accounts of a phone in a namespace. */
export type SupportedNamespace = {
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly addresses: readonly string[]
  /** Default: all that are proposed. */
  readonly methods?: readonly string[] | undefined
}

/** A namespace of a session. */
export type PhoneNamespace = {
  readonly chains: string[]
  readonly accounts: string[]
  readonly methods: string[]
  readonly events: string[]
}

const supportedEvents = ['accountsChanged', 'chainChanged']

/**
 * Returns what a phone approves for a proposal: of each namespace, what is proposed and supported.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/namespaces
 * @throws ProviderRpcError 5100 if a required chain is not supported, or no proposed one is.
 */
export function getPhoneNamespaces(
  { requiredNamespaces, optionalNamespaces }: Proposal,
  supported: Readonly<Record<string, SupportedNamespace>>,
): Record<string, PhoneNamespace> {
  const required = Object.entries(requiredNamespaces)
  const proposed = [...required, ...Object.entries(optionalNamespaces)]
  const known = Object.values(supported).flatMap(({ chains }) => chains)
  const missing = required.flatMap(listChains).filter((chain) => !known.includes(chain))
  const approved = Object.entries(supported).flatMap(([name, namespace]) => {
    const own = proposed.filter(([key]) => key === name || key.startsWith(`${name}:`))
    const chains = namespace.chains.filter((chain) => own.flatMap(listChains).includes(chain))
    return chains.length > 0 ? [[name, approve(own, chains, namespace)] as const] : []
  })
  if (missing.length > 0 || approved.length === 0)
    throw new ProviderRpcError(
      5100,
      `Unsupported chains: ${[...missing, ...proposed.flatMap(listChains)].join(', ')}.`,
    )
  return Object.fromEntries(approved)
}

function approve(
  proposed: readonly (readonly [string, ProposedNamespace])[],
  chains: string[],
  { addresses, methods }: SupportedNamespace,
): PhoneNamespace {
  const asked = new Set(proposed.flatMap(([, namespace]) => namespace.methods))
  const events = proposed.flatMap(([, namespace]) => namespace.events)
  return {
    chains,
    accounts: toAccounts(chains, addresses),
    methods: [...asked].filter((method) => methods?.includes(method) ?? true),
    events: supportedEvents.filter((event) => events.includes(event)),
  }
}

/**
 * Returns the accounts of addresses on chains.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export function toAccounts(chains: readonly string[], addresses: readonly string[]): string[] {
  return chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))
}

/** A namespace can be the name of one chain. */
function listChains([name, { chains = [] }]: readonly [string, ProposedNamespace]): readonly string[] {
  return name.includes(':') ? [name] : chains
}
