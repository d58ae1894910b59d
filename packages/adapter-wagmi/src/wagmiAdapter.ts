import { AbortedError } from '@latchkit/core'
import {
  type Answer,
  abortable,
  askWallet,
  checkSignature,
  getBalance,
  toSession,
  toSwitchError,
} from '@latchkit/core/eip1193'
import { WalletRequestError } from '@latchkit/core/errors'
import { createAttempts, type PortContext, type Session } from '@latchkit/core/ports'
import { type Config, type Connector, signMessage } from '@wagmi/core'
import { closeConnector } from './closeConnector.js'
import { createEvmMethods } from './createEvmMethods.js'
import { createNetworkRequest } from './createNetworkRequest.js'
import type { DisplayUris } from './displayUris.js'
import { findConnection, findConnector, getConnection, getConnector } from './getConnection.js'
import { getCurrentConnection } from './getCurrentConnection.js'
import type { EvmAdapter } from './lazyAdapter.js'
import { openConnector } from './openConnector.js'
import { type Sessions, watchSessions } from './sessions.js'
import { isAddChainError, switchOrAdd } from './switchOrAdd.js'
import { toProvider } from './toProvider.js'
import { type Providers, watchConnectors } from './watchConnectors.js'

/**
 * Creates an `Adapter` on top of a wagmi config.
 *
 * @param parameters `providers` are those that are known already. `discover` finds wallets for a config without
 * discovery, and returns a function to stop. `restorableIds` collects the connectors that the kit connected, until they
 * are disconnected.
 */
export function createWagmiAdapter(parameters: {
  readonly context: PortContext
  readonly config: Config
  readonly displayUris: DisplayUris
  readonly providers: Providers
  readonly discover?: (() => () => void) | undefined
  readonly restorableIds?: Set<string> | undefined
}): EvmAdapter {
  const { context, config, displayUris, providers, discover, restorableIds } = parameters
  const attempts = createAttempts()
  const request = createNetworkRequest(config, context.clock)
  let sessions: Sessions | undefined

  /** Returns the existing session with this connector, to avoid a second prompt. */
  function getExistingSession(connector: Connector): Session | undefined {
    const connection = getCurrentConnection(config)
    if (connection?.connector.uid !== connector.uid) return undefined
    const session = toSession(connector.id, connection)
    sessions?.setKnown(session)
    return session
  }

  function open(parameters: {
    readonly connector: Connector
    readonly ask: () => Promise<Answer>
    readonly undo: () => void | Promise<void>
    readonly signal: AbortSignal
  }): Promise<Session> {
    const onSettled = (session: Session | undefined) => {
      if (session) sessions?.setKnown(session)
      sessions?.sync()
    }
    return openConnector({ config, attempts, onSettled, ...parameters })
  }

  return {
    namespace: 'eip155',
    type: 'wagmi',
    start(listener) {
      const stopDiscovery = discover?.()
      const stopConnectors = watchConnectors({ config, context, providers }, (connectors) =>
        listener({ type: 'connectors', connectors }),
      )
      const watched = watchSessions({ config, attempts, warn: context.warn, emit: listener })
      sessions = watched
      return () => {
        sessions = undefined
        watched.stop()
        stopConnectors()
        stopDiscovery?.()
      }
    },
    connect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'eth_requestAccounts', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const connector = getConnector(config, connectorId)
        const ask = async () => {
          const answer = await connector.connect()
          const requestedChainId = Number(chainId?.split(':')[1] ?? answer.chainId)
          if (signal.aborted || requestedChainId === answer.chainId) return answer
          // The requested chain is optional: a declined switch does not fail the connection.
          await connector.switchChain?.({ chainId: requestedChainId }).catch(() => {})
          return { ...answer, chainId: await connector.getChainId() }
        }
        const session =
          getExistingSession(connector) ??
          (await displayUris.trackAttempt(connector, () =>
            open({ connector, ask, undo: () => connector.disconnect(), signal }),
          ))
        restorableIds?.add(connectorId)
        return session
      })
    },
    watchDisplayUri: displayUris.watch,
    reconnect({ connectorId, signal }) {
      return askWallet({ method: 'eth_accounts', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const connector = findConnector(config, connectorId)
        if (!connector) return null
        const session = getExistingSession(connector)
        if (session) return session
        // Also if the wallet is locked: its session is restored when it is unlocked.
        restorableIds?.add(connectorId)
        if (!(await abortable(isAuthorized(config, connector), signal))) return null
        const ask = () => connector.connect({ isReconnecting: true })
        // An earlier authorization is not revoked. The connector only stops listening.
        return open({ connector, ask, undo: () => connector.onDisconnect(), signal })
      })
    },
    disconnect({ connectorId }) {
      restorableIds?.delete(connectorId)
      return askWallet({ method: 'wallet_revokePermissions', connectorId }, async () => {
        const connector = findConnection(config, connectorId)?.connector
        if (!connector) return
        if (getCurrentConnection(config)?.connector === connector) sessions?.setKnown(undefined)
        await closeConnector({ config, connector, attempts, onSettled: () => sessions?.sync() })
      })
    },
    async switchNetwork({ connectorId, network, signal }) {
      const method = 'wallet_switchEthereumChain'
      const chainId = Number(network.id)
      try {
        if (signal.aborted) throw new AbortedError()
        const { connector } = getConnection(config, connectorId, method)
        await abortable(switchOrAdd(config, connector, { network, clock: context.clock }), signal)
        const { accounts } = getConnection(config, connectorId, method)
        const walletChainId = await connector.getChainId()
        if (walletChainId === chainId) return toSession(connectorId, { accounts, chainId })
        throw new WalletRequestError({ method, details: `The wallet is still on eip155:${walletChainId}.` })
      } catch (cause) {
        throw toSwitchError({ connectorId, network: network.name, cause, adding: isAddChainError(cause) })
      }
    },
    getBalance: (parameters) => getBalance(request, parameters),
    signMessage({ connectorId, address, message, network }) {
      const method = 'personal_sign'
      return askWallet({ method, connectorId }, async () => {
        const { connector } = getConnection(config, connectorId, method)
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
        // Address of our own session: 0x and 40 hex digits.
        const account = address as `0x${string}`
        const answer = await signMessage(config, { account, connector, message: { raw: bytes } })
        return checkSignature(answer, { message: bytes }, { method, address, network, request, context })
      })
    },
    getProvider: async ({ connectorId }) => toProvider(getConnector(config, connectorId)),
    evm: createEvmMethods(config, request, context),
  }
}

/** Returns whether the wallet connects without a prompt. Never prompts. */
async function isAuthorized(config: Config, connector: Connector): Promise<boolean> {
  // Without storage, wagmi treats an injected wallet as never connected.
  if (config.storage || connector.type !== 'injected') return connector.isAuthorized()
  return connector.getAccounts().then(
    (accounts) => accounts.length > 0,
    () => false,
  )
}
