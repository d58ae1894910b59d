import { AbortedError, WalletRequestError } from '@latchkit/core'
import {
  type Answer,
  abortable,
  askWallet,
  checkSignature,
  getBalance,
  toSession,
  toSwitchError,
} from '@latchkit/core/eip1193'
import type { Adapter, PortContext, Session } from '@latchkit/core/ports'
import { type Config, type Connector, signMessage } from '@wagmi/core'
import { closeConnector } from './closeConnector.js'
import { connectionOf, connectorOf, findConnection, findConnector } from './connectionOf.js'
import { createDisplayUris } from './displayUris.js'
import { evmMethods } from './evmMethods.js'
import { networkRequest } from './networkRequest.js'
import { openConnector } from './openConnector.js'
import { type Busy, currentConnection, type Sessions, watchSessions } from './sessions.js'
import { isAboutAdding, switchOrAdd } from './switchOrAdd.js'
import { toProvider } from './toProvider.js'
import { watchConnectors } from './watchConnectors.js'

/**
 * The `Adapter` port over a wagmi config.
 *
 * @param parameters `config` answers always the same config, and is first called by `start`; `discover` finds wallets
 * for a config that does not do so itself, and answers how to stop; `returning` is told which connectors the kit is
 * connected with, until it asks them to leave.
 */
export function createWagmiAdapter(parameters: {
  readonly context: PortContext
  readonly config: () => Config
  readonly discover?: ((config: Config) => () => void) | undefined
  readonly returning?: Set<string> | undefined
}): Adapter {
  const { context, config, discover, returning } = parameters
  const busy: Busy = new Map()
  const displayUris = createDisplayUris()
  const request = networkRequest(config)
  let sessions: Sessions | undefined

  /** The session there is already with this connector: asking the wallet again would only be a second prompt. */
  function sessionWith(connector: Connector): Session | undefined {
    const connection = currentConnection(config())
    if (connection?.connector.uid !== connector.uid) return undefined
    const session = toSession(connector.id, connection)
    sessions?.know(session)
    return session
  }

  function open(parameters: {
    readonly connector: Connector
    readonly ask: () => Promise<Answer>
    readonly undo: () => void | Promise<void>
    readonly signal: AbortSignal
  }): Promise<Session> {
    const onSettled = (session: Session | undefined) => {
      if (session) sessions?.know(session)
      sessions?.sync()
    }
    return openConnector({ config: config(), busy, onSettled, ...parameters })
  }

  return {
    namespace: 'eip155',
    type: 'wagmi',
    start(listener) {
      const stopDiscovery = discover?.(config())
      const stopConnectors = watchConnectors(config(), context, (connectors) =>
        listener({ type: 'connectors', connectors }),
      )
      const watched = watchSessions({ config: config(), busy, warn: context.warn, emit: listener })
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
        const connector = connectorOf(config(), connectorId)
        const ask = async () => {
          const answer = await connector.connect()
          const wished = Number(chainId?.split(':')[1] ?? answer.chainId)
          if (signal.aborted || wished === answer.chainId) return answer
          // The chain is wished for, not promised: whoever declines the switch is connected all the same.
          await connector.switchChain?.({ chainId: wished }).catch(() => {})
          return { ...answer, chainId: await connector.getChainId() }
        }
        const session =
          sessionWith(connector) ??
          (await displayUris.during(connector, () =>
            open({ connector, ask, undo: () => connector.disconnect(), signal }),
          ))
        returning?.add(connectorId)
        return session
      })
    },
    watchDisplayUri: displayUris.watch,
    reconnect({ connectorId, signal }) {
      return askWallet({ method: 'eth_accounts', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const connector = findConnector(config(), connectorId)
        if (!connector) return null
        const session = sessionWith(connector)
        if (session) return session
        // Also where it is locked now: it may come back when it is unlocked.
        returning?.add(connectorId)
        if (!(await abortable(isAuthorized(config(), connector), signal))) return null
        const ask = () => connector.connect({ isReconnecting: true })
        // What was agreed to on an earlier visit is not taken back; the connector only stops listening.
        return open({ connector, ask, undo: () => connector.onDisconnect(), signal })
      })
    },
    disconnect({ connectorId }) {
      returning?.delete(connectorId)
      return askWallet({ method: 'wallet_revokePermissions', connectorId }, async () => {
        const connector = findConnection(config(), connectorId)?.connector
        if (!connector) return
        if (currentConnection(config())?.connector === connector) sessions?.know(undefined)
        await closeConnector({ config: config(), connector, busy, onSettled: () => sessions?.sync() })
      })
    },
    async switchNetwork({ connectorId, network, signal }) {
      const method = 'wallet_switchEthereumChain'
      const chainId = Number(network.id)
      try {
        if (signal.aborted) throw new AbortedError()
        const { connector } = connectionOf(config(), connectorId, method)
        await abortable(switchOrAdd(config(), connector, chainId), signal)
        const { accounts } = connectionOf(config(), connectorId, method)
        const walletChainId = await connector.getChainId()
        if (walletChainId === chainId) return toSession(connectorId, { accounts, chainId })
        throw new WalletRequestError({ method, details: `The wallet is still on eip155:${walletChainId}.` })
      } catch (cause) {
        throw toSwitchError({ connectorId, network: network.name, cause, adding: isAboutAdding(cause) })
      }
    },
    getBalance: (parameters) => getBalance(request, parameters),
    signMessage({ connectorId, address, message, network }) {
      const method = 'personal_sign'
      return askWallet({ method, connectorId }, async () => {
        const { connector } = connectionOf(config(), connectorId, method)
        // An address of our own session: 0x and 40 hex digits.
        const account = address as `0x${string}`
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
        const answer = await signMessage(config(), { account, connector, message: { raw: bytes } })
        const check = { method, address, network, request, context }
        return checkSignature(answer, { message: bytes }, check)
      })
    },
    getProvider: async ({ connectorId }) => toProvider(connectorOf(config(), connectorId)),
    evm: evmMethods(config, context),
  }
}

/** Whether the wallet opens itself without asking. Never prompts. */
async function isAuthorized(config: Config, connector: Connector): Promise<boolean> {
  // Without a storage wagmi takes a wallet in the browser for one that was never connected.
  if (config.storage || connector.type !== 'injected') return connector.isAuthorized()
  return connector.getAccounts().then(
    (accounts) => accounts.length > 0,
    () => false,
  )
}
