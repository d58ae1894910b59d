/**
 * The names that the first line of a message has for an account, as `formatSiwxMessage` writes them. Other namespaces are named as in CAIP-2.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
const accountNames: Readonly<Record<string, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** The chain names of `solana:signIn` (Wallet Standard), whose wallets write the message. */
const solanaChains: Readonly<Record<string, string>> = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/**
 * Returns the namespace of a CAIP-2 id; `undefined` if it is not one.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export function getNamespace(chainId: string): string | undefined {
  return /^([-a-z0-9]{3,8}):[-_a-zA-Z0-9]{1,32}$/.exec(chainId)?.[1]
}

/** Returns the namespace of the account name in the first line of a message. */
export function parseAccountName(name: string): string | undefined {
  const known = Object.keys(accountNames).find((namespace) => accountNames[namespace] === name)
  if (known !== undefined) return known
  // The kit named other namespaces by their id before they had a name here.
  return /^(?!eip155$|solana$|bip122$)[-a-z0-9]{3,8}$/.test(name) ? name : undefined
}

/**
 * Returns the CAIP-2 id of the line "Chain ID"; `undefined` if it is not a chain of that namespace. The line has the reference of the
 * chain, the whole id (except for `eip155`), or a chain name of `solana:signIn`.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export function parseChainId(namespace: string, text: string): string | undefined {
  const reference = text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text
  if (namespace === 'eip155')
    return reference === text && /^(?:0|[1-9]\d{0,31})$/.test(text) ? `eip155:${text}` : undefined
  if (namespace === 'solana') {
    const known = Object.hasOwn(solanaChains, reference) ? solanaChains[reference] : reference
    return toChainId(namespace, known ?? reference)
  }
  return toChainId(namespace, reference)
}

function toChainId(namespace: string, reference: string): string | undefined {
  const chainId = `${namespace}:${reference}`
  return getNamespace(chainId) === namespace ? chainId : undefined
}
