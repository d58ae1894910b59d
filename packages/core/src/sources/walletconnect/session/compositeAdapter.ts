import type { KitState } from '../../../engine/types.js'
import { connectionOf } from '../../../features/connection/rules.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { Adapter, AdapterEvent } from '../../../ports/Adapter.js'
import type { BitcoinMethods } from '../../../ports/BitcoinMethods.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import type { SolanaMethods } from '../../../ports/SolanaMethods.js'

/**
 * Combines two adapters of a namespace: calls for the remote connector go to `remote`, all others to `base`. The
 * network is read through `base`, which has a library for it.
 */
export function compositeAdapter(parameters: {
  readonly base: Adapter
  readonly remote: Adapter
  readonly getState: () => KitState
  readonly warn: (message: string, cause?: unknown) => void
}): Adapter {
  const { base, remote, getState, warn } = parameters
  const { namespace, type, networkKeptBy, switchAccount } = base
  const watchDisplayUri = base.watchDisplayUri?.bind(base)
  const of = ({ connectorId }: { readonly connectorId: string }) =>
    connectorId === remoteConnectorId ? remote : base

  /** A namespace has one wallet at a time: the one that is replaced is disconnected. */
  function close(event: AdapterEvent): void {
    const connection = connectionOf(getState(), namespace)
    if (event.type !== 'session' || connection.status !== 'connected') return
    const { connectorId } = connection.session
    if (connectorId === remoteConnectorId) return
    base.disconnect({ connectorId }).catch((error) => warn(`${connectorId} could not be closed.`, error))
  }

  return {
    namespace,
    type,
    networkKeptBy,
    start(listener) {
      let own: Extract<AdapterEvent, { type: 'connectors' }>['connectors'] = []
      const stopRemote = remote.start((event) => {
        if (event.type === 'connectors') own = event.connectors
        else {
          close(event)
          listener(event)
        }
      })
      const stopBase = base.start((event) => {
        if (event.type !== 'connectors') return listener(event)
        // The host app's library may have a connector with that id: calls go to the kit's own.
        const others = event.connectors.filter(({ id }) => id !== remoteConnectorId)
        listener({ type: 'connectors', connectors: [...others, ...own] })
      })
      return () => {
        stopBase()
        stopRemote()
      }
    },
    connect: (parameters) => of(parameters).connect(parameters),
    reconnect: (parameters) => of(parameters).reconnect(parameters),
    ...(watchDisplayUri && { watchDisplayUri }),
    disconnect: (parameters) => of(parameters).disconnect(parameters),
    switchNetwork: (parameters) => of(parameters).switchNetwork(parameters),
    ...(switchAccount && {
      switchAccount: async (parameters) => {
        const adapter = of(parameters)
        return (adapter.switchAccount ?? switchAccount).call(adapter, parameters)
      },
    }),
    getBalance: (parameters) => base.getBalance(parameters),
    signMessage: (parameters) => of(parameters).signMessage(parameters),
    getProvider: (parameters) => of(parameters).getProvider(parameters),
    evm: both(base.evm, remote.evm, joinEvm),
    solana: both(base.solana, remote.solana, joinSolana),
    bitcoin: both(base.bitcoin, remote.bitcoin, joinBitcoin),
  }
}

function both<Methods>(
  base: Methods | undefined,
  remote: Methods | undefined,
  join: (of: Of<Methods>, base: Methods, remote: Methods) => Methods,
): Methods | undefined {
  if (!base || !remote) return base ?? remote
  return join(({ connectorId }) => (connectorId === remoteConnectorId ? remote : base), base, remote)
}

type Of<Methods> = (parameters: { readonly connectorId: string }) => Methods

function joinEvm(of: Of<EvmMethods>, base: EvmMethods): EvmMethods {
  return {
    signTypedData: (parameters) => of(parameters).signTypedData(parameters),
    sendTransaction: (parameters) => of(parameters).sendTransaction(parameters),
    getCapabilities: (parameters) => of(parameters).getCapabilities(parameters),
    waitForReceipt: (parameters) => base.waitForReceipt(parameters),
    readContract: (parameters) => base.readContract(parameters),
  }
}

function joinSolana(of: Of<SolanaMethods>, base: SolanaMethods, remote: SolanaMethods): SolanaMethods {
  return {
    signTransaction: (parameters) => of(parameters).signTransaction(parameters),
    signAllTransactions: (parameters) => of(parameters).signAllTransactions(parameters),
    signAndSendTransaction: (parameters) => of(parameters).signAndSendTransaction(parameters),
    async transfer(parameters) {
      const { transfer, ...caller } = parameters
      if (of(caller) !== remote || !base.buildTransfer) return of(caller).transfer(parameters)
      // The chain's library builds the transfer, the remote wallet signs it.
      const { address: from, network } = caller
      const { transaction, ...lifetime } = await base.buildTransfer({ from, network, transfer })
      return { signature: await remote.signAndSendTransaction({ ...caller, transaction }), ...lifetime }
    },
    waitForConfirmation: (parameters) => base.waitForConfirmation(parameters),
  }
}

function joinBitcoin(of: Of<BitcoinMethods>): BitcoinMethods {
  return {
    signMessage: (parameters) => of(parameters).signMessage(parameters),
    signPsbt: (parameters) => of(parameters).signPsbt(parameters),
    sendTransfer: (parameters) => of(parameters).sendTransfer(parameters),
  }
}
