import { openRelayConnection, type RelayConnection } from '@latchkit/test/source/phone/openRelayConnection'
import type { WatchedAsset } from '@latchkit/test/source/wallet/context'
import { createBaseWallet } from '@latchkit/test/source/wallet/createBaseWallet'
import { phoneIcon } from '@latchkit/test/source/wallet/icons'
import { promptingMethods } from '@latchkit/test/source/wallet/methods/promptingMethods'
import { defaultState } from '@latchkit/test/source/wallet/state'
import type { WalletKitTypes } from '@reown/walletkit'
import type { SessionTypes } from '@walletconnect/types'
import { parseUri } from '@walletconnect/utils'
import { createContext } from './createContext.js'
import { createRequestHandler } from './createRequestHandler.js'
import { createSessionNotifier } from './createSessionNotifier.js'
import { solanaPrompts } from './handleSolanaRequest.js'
import type { Phone } from './Phone.js'
import type { PhoneOptions } from './PhoneOptions.js'
import { defaultPhoneState, type PhoneState } from './phoneState.js'
import { createPromptDetailsStore } from './promptDetails.js'

/**
 * Starts a phone: a simulated remote wallet made of WalletConnect's wallet SDK, real keys, and a scripted user. It
 * contacts only the relay and the chains' nodes. Several can run in one process. An unreachable relay rejects the
 * pairing.
 *
 * @example
 * import { startDevnet } from '@latchkit/devnet'
 * import { startPhone } from '@latchkit/devnet/phone'
 *
 * const devnet = await startDevnet({ gateway: true, solana: true })
 * const phone = await startPhone({ ...devnet, relayUrl: devnet.gateway?.relayUrl ?? '' })
 * await phone.pair('wc:…')
 * await phone.stop()
 */
export async function startPhone(options: PhoneOptions): Promise<Phone> {
  const { storage = new Map<string, string>(), relayUrl, projectId = 'devnet' } = options
  const failures: unknown[] = []
  const watched: WatchedAsset[] = []
  const detailsStore = createPromptDetailsStore()
  const baseWallet = createBaseWallet<PhoneState>({
    initial: initialState(options),
    promptingMethods: ['session_proposal', 'session_authenticate', ...promptingMethods, ...solanaPrompts],
    memory: {
      read: () => storage.get('devnet:phone') ?? null,
      write: (text) => (text === null ? storage.delete('devnet:phone') : storage.set('devnet:phone', text)),
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    announce: () => {},
    changed(before, after) {
      if ((before.authenticates === 'no') !== (after.authenticates === 'no')) listenToAuthentications()
      sessionNotifier.changed(before, after)
    },
  })
  const context = createContext(options, baseWallet, watched)
  const { name } = baseWallet.state()
  const metadata = { name, description: 'A phone of the devnet', url: 'http://127.0.0.1', icons: [phoneIcon] }
  const connection: RelayConnection = await openRelayConnection({ relayUrl, projectId, metadata, storage })
  const { kit } = connection
  const sessionNotifier = createSessionNotifier(context, connection, report)
  const requestHandler = createRequestHandler(context, connection, detailsStore)

  function report(error: unknown): void {
    if (connection.isClosed()) return
    failures.push(error)
    baseWallet.notify()
  }

  const prompts = () => detailsStore.read(baseWallet.control.prompts)

  function answerOne(id: number, answer: 'approve' | 'reject'): void {
    // Indexes refer to all prompts shown.
    const index = baseWallet.control.prompts.findIndex(
      (prompt) => prompt.status === 'open' && detailsStore.read([prompt])[0]?.id === id,
    )
    if (index >= 0) baseWallet.answerOne(index, answer)
  }

  /** Closes a prompt whose response is no longer expected. */
  function withdraw(matches: (prompt: ReturnType<typeof prompts>[number]) => boolean): void {
    for (const prompt of prompts()) if (matches(prompt)) answerOne(prompt.id, 'reject')
    baseWallet.notify()
  }

  /** The SDK ignores the proposal beside such a request exactly while there is a listener. */
  function listenToAuthentications(): void {
    const isListening = baseWallet.state().authenticates !== 'no'
    kit[isListening ? 'on' : 'off']('session_authenticate', onAuthentication)
  }

  function onAuthentication(event: WalletKitTypes.SessionAuthenticate): void {
    requestHandler.authentication(event).catch(report)
  }

  listenToAuthentications()
  kit.on('session_proposal', (event) => void requestHandler.proposal(event).catch(report))
  kit.on('session_request', (event) => void requestHandler.request(event).catch(report))
  kit.on('session_delete', ({ topic }) => withdraw((prompt) => prompt.topic === topic))
  kit.on('proposal_expire', ({ id }) => withdraw((prompt) => prompt.id === id))
  kit.on('session_request_expire', ({ id }) => withdraw((prompt) => prompt.id === id))
  // Requests received before the last stop and still pending.
  for (const request of kit.getPendingSessionRequests()) void requestHandler.request(request).catch(report)
  for (const params of Object.values(kit.getPendingSessionProposals()))
    void requestHandler.proposal({ id: params.id, params }).catch(report)

  const sessions = (): readonly SessionTypes.Struct[] => Object.values(kit.getActiveSessions())

  return {
    get state() {
      return baseWallet.state()
    },
    get prompts() {
      return prompts()
    },
    get sessions() {
      return sessions()
    },
    get failures() {
      return [...failures]
    },
    get watchedAssets() {
      return [...watched]
    },
    get online() {
      return connection.isOnline()
    },
    evmAddresses: context.evmAccounts.map(({ address }) => address),
    solanaAddresses: context.solanaKeys.map(({ address }) => address),
    storage,
    async pair(uri) {
      const known = kit.core.pairing.getPairings().some(({ topic }) => topic === parseUri(uri).topic)
      if (!known) await kit.pair({ uri })
    },
    set: baseWallet.set,
    approve: (id) => answerOne(id, 'approve'),
    reject: (id) => answerOne(id, 'reject'),
    release: baseWallet.control.release,
    rejectPending: baseWallet.control.rejectPending,
    lock: baseWallet.control.lock,
    unlock: baseWallet.control.unlock,
    subscribe: baseWallet.control.subscribe,
    until(condition) {
      return new Promise((resolve) => {
        const check = () => {
          if (!condition()) return
          end()
          resolve()
        }
        const end = baseWallet.control.subscribe(check)
        check()
      })
    },
    async switchAccount(accountIndex) {
      baseWallet.set({ accountIndex })
      await sessionNotifier.forEachSession(async () => {})
    },
    async switchChain(chainId) {
      baseWallet.set({ chainId })
      await sessionNotifier.forEachSession(async () => {})
    },
    emit: sessionNotifier.emit,
    extend: () => sessionNotifier.forEachSession(({ topic }) => kit.extendSession({ topic })),
    update: (change) =>
      sessionNotifier.forEachSession(({ topic, namespaces }) =>
        kit.updateSession({ topic, namespaces: change(namespaces) }),
      ),
    async disconnect() {
      const reason = { code: 6000, message: 'User disconnected.' }
      await sessionNotifier.forEachSession(({ topic }) => kit.disconnectSession({ topic, reason }))
      baseWallet.notify()
    },
    async goOffline() {
      await connection.goOffline()
      baseWallet.notify()
    },
    async goOnline() {
      await connection.goOnline()
      baseWallet.notify()
    },
    stop: connection.close,
  }
}

function initialState({ chains, state }: PhoneOptions): PhoneState {
  const knownChainIds = chains.map(({ id }) => id)
  return {
    ...defaultState,
    ...defaultPhoneState,
    name: 'Devnet phone',
    icon: phoneIcon,
    connected: true,
    knownChainIds,
    chainId: knownChainIds[0] ?? 1,
    ...state,
  }
}
