/** The methods of subscriptions on one chain. */
export type SubscriptionMethods = {
  /** Whether a client may subscribe with this method and these parameters. */
  readonly isAllowed: (method: string, params: unknown) => boolean
  readonly isSubscribe: (method: string) => boolean
  readonly isUnsubscribe: (method: string) => boolean
}

/** Kinds of `eth_subscribe`. `syncing` is left out: it describes one node, and clients do not choose theirs. */
const evmKinds: ReadonlySet<unknown> = new Set(['newHeads', 'logs', 'newPendingTransactions'])

/** `blockSubscribe`, `slotsUpdatesSubscribe` and `voteSubscribe` are left out: few nodes have them. */
const solanaNames = ['account', 'logs', 'program', 'root', 'signature', 'slot']
const solanaSubscribe: ReadonlySet<string> = new Set(solanaNames.map((name) => `${name}Subscribe`))
const solanaUnsubscribe: ReadonlySet<string> = new Set(solanaNames.map((name) => `${name}Unsubscribe`))

const evm: SubscriptionMethods = {
  isAllowed: (_, params) => Array.isArray(params) && evmKinds.has(params[0]),
  isSubscribe: (method) => method === 'eth_subscribe',
  isUnsubscribe: (method) => method === 'eth_unsubscribe',
}

const solana: SubscriptionMethods = {
  isAllowed: () => true,
  isSubscribe: (method) => solanaSubscribe.has(method),
  isUnsubscribe: (method) => solanaUnsubscribe.has(method),
}

/**
 * Returns the methods of subscriptions that clients may call on a chain.
 *
 * @param chainId CAIP-2 id.
 */
export function getSubscriptionMethods(chainId: string): SubscriptionMethods {
  return chainId.startsWith('solana:') ? solana : evm
}
