import type { KitContext } from '../engine/types.js'
import type { Adapter, AdapterEvent } from '../ports/Adapter.js'
import type { Connector } from '../ports/Connector.js'

type Caller = { readonly connectorId: string }

/**
 * Combines the connector sources of one namespace into one adapter: the app's own adapter first, then sources such as
 * the relay. A call goes to the source that owns its connector, else to the first one. If two sources list the same
 * connector, the later one owns it, because the library of the app's adapter may have a connector with that id. Networks
 * are read through the first source, which has a chain library.
 */
export function joinAdapters(
  sources: readonly [Adapter, ...Adapter[]],
  { getState, warn }: Pick<KitContext, 'getState' | 'warn'>,
): Adapter {
  const [first, ...others] = sources
  if (others.length === 0) return first
  const { namespace, type, networkKeptBy } = first
  const connectors = new Map<Adapter, readonly Connector[]>()
  const owns = (source: Adapter, connectorId: string) =>
    connectors.get(source)?.some(({ id }) => id === connectorId)
  const ownerOf = ({ connectorId }: Caller): Adapter =>
    sources.findLast((source) => owns(source, connectorId)) ?? first

  /** Disconnects the wallets of other sources, because a namespace has one wallet at a time. */
  function disconnectReplaced(source: Adapter): void {
    const connection = getState().connection[namespace]
    if (connection?.status !== 'connected') return
    const { connectorId } = connection.session
    const owner = ownerOf({ connectorId })
    if (owner === source) return
    owner
      .disconnect({ connectorId })
      .catch((error) => warn(`${connectorId} could not be disconnected.`, error))
  }

  function receive(source: Adapter, event: AdapterEvent, listener: (event: AdapterEvent) => void): void {
    if (event.type === 'connectors') {
      connectors.set(source, event.connectors)
      const listed = sources.flatMap((one) =>
        (connectors.get(one) ?? []).filter(({ id }) => ownerOf({ connectorId: id }) === one),
      )
      // The list is complete only with the first source, which discovers the wallets of this browser.
      if (connectors.has(first)) listener({ type: 'connectors', connectors: listed })
      return
    }
    if (event.type === 'session' && source !== first) disconnectReplaced(source)
    listener(event)
  }

  return {
    namespace,
    type,
    networkKeptBy,
    start(listener) {
      // The first source starts last, because the list is complete with its connectors.
      const stops = [...sources]
        .reverse()
        .map((source) => source.start((event) => receive(source, event, listener)))
      return () => {
        for (const stop of stops.reverse()) stop()
      }
    },
    ...route(ownerOf, [
      'connect',
      'reconnect',
      'disconnect',
      'switchNetwork',
      'signMessage',
      'getProvider',
      // Only the login has it: `setPreferredAccountType` asks no other connector.
      'setAccountType',
    ]),
    getBalance: (parameters) => first.getBalance(parameters),
    ...(sources.some((source) => source.watchDisplayUri) && {
      watchDisplayUri: (parameters) => ownerOf(parameters).watchDisplayUri?.(parameters) ?? (() => {}),
    }),
    ...(first.prepare && { prepare: () => first.prepare?.() }),
    ...(first.setSignIn && { setSignIn: (signIn) => first.setSignIn?.(signIn) }),
    // Available only if every source has it, because the app cannot check it per wallet.
    ...(sources.every((source) => source.switchAccount) && route(ownerOf, ['switchAccount'])),
    evm: join('evm', (of, evm) => ({
      ...route(of, ['signTypedData', 'sendTransaction', 'getCapabilities']),
      waitForReceipt: (parameters) => evm.waitForReceipt(parameters),
      requestNetwork: (parameters) => evm.requestNetwork(parameters),
      readContract: (parameters) => evm.readContract(parameters),
      ...(evm.normalizeName && { normalizeName: evm.normalizeName }),
    })),
    solana: join('solana', (of, solana) => ({
      ...route(of, ['signTransaction', 'signAllTransactions', 'signAndSendTransaction']),
      ...(solana.readTransfer && { readTransfer: solana.readTransfer }),
      waitForConfirmation: (parameters) => solana.waitForConfirmation(parameters),
      getTransactionStatus: (parameters) => solana.getTransactionStatus(parameters),
      requestNetwork: solana.requestNetwork,
      async transfer(parameters) {
        const { transfer, ...caller } = parameters
        const owner = of(caller)
        if (owner === solana || !solana.buildTransfer) return owner.transfer(parameters)
        // The chain's library builds the transfer, and the owner's wallet signs it.
        const { address: from, network } = caller
        const { transaction, ...lifetime } = await solana.buildTransfer({ from, network, transfer })
        return { signature: await owner.signAndSendTransaction({ ...caller, transaction }), ...lifetime }
      },
    })),
    bitcoin: join('bitcoin', (of, bitcoin) => {
      const { readTransfer } = bitcoin
      return {
        ...route(of, ['signMessage', 'signPsbt', 'sendTransfer']),
        getTransactionStatus: (parameters) => bitcoin.getTransactionStatus(parameters),
        ...(readTransfer && {
          // A wallet of another source selects coins and fee itself.
          readTransfer: async (parameters) => ({
            ...(await readTransfer(parameters)),
            ...(of(parameters) !== bitcoin && { isFeeExact: false }),
          }),
        }),
      }
    }),
  }

  /** Joins the methods of one namespace. The methods of a single source are used as they are. */
  function join<Name extends 'evm' | 'solana' | 'bitcoin'>(
    name: Name,
    toMethods: (
      of: (caller: Caller) => NonNullable<Adapter[Name]>,
      first: NonNullable<Adapter[Name]>,
    ) => NonNullable<Adapter[Name]>,
  ): Adapter[Name] {
    const [first, ...others] = sources.flatMap((source) => source[name] ?? [])
    if (!first || others.length === 0) return first
    return toMethods((caller) => ownerOf(caller)[name] ?? first, first)
  }
}

/** Returns methods that call the method of the same name of the caller's source. */
function route<Target, Name extends keyof Target>(
  of: (caller: Caller) => Target,
  names: readonly Name[],
): Pick<Target, Name> {
  const methods = names.map((name) => [
    name,
    (parameters: Caller) => {
      const target = of(parameters)
      return (target[name] as (parameters: Caller) => unknown).call(target, parameters)
    },
  ])
  // Each name has the method of that name; `fromEntries` does not keep the relation.
  return Object.fromEntries(methods) as Pick<Target, Name>
}
