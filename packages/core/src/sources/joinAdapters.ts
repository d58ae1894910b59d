import { MethodNotSupportedError } from '../foundation/errors/adapter.js'
import type { Adapter, AdapterEvent } from '../ports/Adapter.js'
import type { BitcoinMethods } from '../ports/BitcoinMethods.js'
import type { Connector } from '../ports/Connector.js'
import type { EvmMethods } from '../ports/EvmMethods.js'
import type { SolanaMethods } from '../ports/SolanaMethods.js'

type Caller = { readonly connectorId: string }

/**
 * Combines the connector sources of one namespace into one adapter: the app's own adapter first, then sources such as
 * the relay. A call goes to the source that owns its connector, else to the first one. If two sources list the same
 * connector, the later one owns it: the library of the app's adapter may have a connector with that id. Networks are
 * read through the first source, which has a library for it.
 */
export function joinAdapters(
  sources: readonly [Adapter, ...Adapter[]],
  parameters: {
    /** Returns the connector of the current session of the namespace. */
    readonly currentConnectorId: () => string | undefined
    readonly warn: (message: string, cause?: unknown) => void
  },
): Adapter {
  const [first, ...others] = sources
  if (others.length === 0) return first
  const { currentConnectorId, warn } = parameters
  const { namespace, type, networkKeptBy } = first
  const connectors = new Map<Adapter, readonly Connector[]>()
  const owns = (source: Adapter, connectorId: string) =>
    connectors.get(source)?.some(({ id }) => id === connectorId)
  const ownerOf = ({ connectorId }: Caller): Adapter =>
    sources.findLast((source) => owns(source, connectorId)) ?? first

  /** A namespace has one wallet at a time: the one that is replaced is disconnected. */
  function disconnectReplaced(source: Adapter): void {
    const connectorId = currentConnectorId()
    if (connectorId === undefined) return
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

  const watching = sources.find((source) => source.watchDisplayUri)
  return {
    namespace,
    type,
    networkKeptBy,
    start(listener) {
      // The first source starts last: its list of connectors completes the others.
      const stops = [...sources].reverse().map((one) => one.start((event) => receive(one, event, listener)))
      return () => {
        for (const stop of stops.reverse()) stop()
      }
    },
    connect: (parameters) => ownerOf(parameters).connect(parameters),
    reconnect: (parameters) => ownerOf(parameters).reconnect(parameters),
    ...(watching && {
      watchDisplayUri: (parameters) => ownerOf(parameters).watchDisplayUri?.(parameters) ?? (() => {}),
    }),
    disconnect: (parameters) => ownerOf(parameters).disconnect(parameters),
    switchNetwork: (parameters) => ownerOf(parameters).switchNetwork(parameters),
    ...(first.switchAccount && {
      async switchAccount(parameters) {
        const owner = ownerOf(parameters)
        if (!owner.switchAccount) throw new MethodNotSupportedError({ method: 'switchAccount', namespace })
        return owner.switchAccount(parameters)
      },
    }),
    getBalance: (parameters) => first.getBalance(parameters),
    signMessage: (parameters) => ownerOf(parameters).signMessage(parameters),
    getProvider: (parameters) => ownerOf(parameters).getProvider(parameters),
    evm: joinMethods(sources, ownerOf, 'evm', joinEvm),
    solana: joinMethods(sources, ownerOf, 'solana', joinSolana),
    bitcoin: joinMethods(sources, ownerOf, 'bitcoin', joinBitcoin),
  }
}

/** Joins the methods of one namespace. Those of a single source are used as they are. */
function joinMethods<Name extends 'evm' | 'solana' | 'bitcoin'>(
  sources: readonly Adapter[],
  ownerOf: (caller: Caller) => Adapter,
  name: Name,
  join: (
    of: (caller: Caller) => NonNullable<Adapter[Name]>,
    first: NonNullable<Adapter[Name]>,
  ) => NonNullable<Adapter[Name]>,
): Adapter[Name] {
  const [first, ...others] = sources.flatMap((source) => source[name] ?? [])
  if (!first || others.length === 0) return first
  return join((caller) => ownerOf(caller)[name] ?? first, first)
}

type Of<Methods> = (caller: Caller) => Methods

function joinEvm(of: Of<EvmMethods>, first: EvmMethods): EvmMethods {
  return {
    signTypedData: (parameters) => of(parameters).signTypedData(parameters),
    sendTransaction: (parameters) => of(parameters).sendTransaction(parameters),
    getCapabilities: (parameters) => of(parameters).getCapabilities(parameters),
    waitForReceipt: (parameters) => first.waitForReceipt(parameters),
    readContract: (parameters) => first.readContract(parameters),
  }
}

function joinSolana(of: Of<SolanaMethods>, first: SolanaMethods): SolanaMethods {
  return {
    signTransaction: (parameters) => of(parameters).signTransaction(parameters),
    signAllTransactions: (parameters) => of(parameters).signAllTransactions(parameters),
    signAndSendTransaction: (parameters) => of(parameters).signAndSendTransaction(parameters),
    async transfer(parameters) {
      const { transfer, ...caller } = parameters
      const owner = of(caller)
      if (owner === first || !first.buildTransfer) return owner.transfer(parameters)
      // The chain's library builds the transfer, and the owner's wallet signs it.
      const { address: from, network } = caller
      const { transaction, ...lifetime } = await first.buildTransfer({ from, network, transfer })
      return { signature: await owner.signAndSendTransaction({ ...caller, transaction }), ...lifetime }
    },
    waitForConfirmation: (parameters) => first.waitForConfirmation(parameters),
  }
}

function joinBitcoin(of: Of<BitcoinMethods>): BitcoinMethods {
  return {
    signMessage: (parameters) => of(parameters).signMessage(parameters),
    signPsbt: (parameters) => of(parameters).signPsbt(parameters),
    sendTransfer: (parameters) => of(parameters).sendTransfer(parameters),
  }
}
