import type { SessionTypes } from '@walletconnect/types'
import { parseUri } from '@walletconnect/utils'
import type { WatchedAsset } from '../wallet/context.js'
import { createPerson } from '../wallet/createPerson.js'
import { phoneIcon } from '../wallet/icons.js'
import { promptingMethods } from '../wallet/methods/promptingMethods.js'
import { defaultState } from '../wallet/state.js'
import { createAnswering } from './createAnswering.js'
import { createContext } from './createContext.js'
import { createTelling } from './createTelling.js'
import { type Line, openLine } from './openLine.js'
import type { Phone } from './Phone.js'
import type { PhoneOptions } from './PhoneOptions.js'
import { defaultPhoneState, type PhoneState } from './phoneState.js'
import { createPromptBook } from './promptDetails.js'
import { solanaPrompts } from './solanaRequest.js'

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
  const book = createPromptBook()
  const person = createPerson<PhoneState>({
    initial: initialState(options),
    promptingMethods: ['session_proposal', ...promptingMethods, ...solanaPrompts],
    memory: {
      read: () => storage.get('devnet:phone') ?? null,
      write: (text) => (text === null ? storage.delete('devnet:phone') : storage.set('devnet:phone', text)),
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    announce: () => {},
    changed: (before, after) => telling.changed(before, after),
  })
  const context = createContext(options, person, watched)
  const { name } = person.state()
  const metadata = { name, description: 'A phone of the devnet', url: 'http://127.0.0.1', icons: [phoneIcon] }
  const line: Line = await openLine({ relayUrl, projectId, metadata, storage })
  const { kit } = line
  const telling = createTelling(context, line, report)
  const answering = createAnswering(context, line, book)

  function report(error: unknown): void {
    if (line.isClosed()) return
    failures.push(error)
    person.notify()
  }

  const prompts = () => book.read(person.control.prompts)

  function answerOne(id: number, answer: 'approve' | 'reject'): void {
    // Indexes refer to all prompts shown.
    const place = person.control.prompts.findIndex(
      (prompt) => prompt.status === 'open' && book.read([prompt])[0]?.id === id,
    )
    if (place >= 0) person.answerOne(place, answer)
  }

  /** Closes a prompt whose response is no longer expected. */
  function withdraw(matches: (prompt: ReturnType<typeof prompts>[number]) => boolean): void {
    for (const prompt of prompts()) if (matches(prompt)) answerOne(prompt.id, 'reject')
    person.notify()
  }

  kit.on('session_proposal', (event) => void answering.proposal(event).catch(report))
  kit.on('session_request', (event) => void answering.request(event).catch(report))
  kit.on('session_delete', ({ topic }) => withdraw((prompt) => prompt.topic === topic))
  kit.on('proposal_expire', ({ id }) => withdraw((prompt) => prompt.id === id))
  kit.on('session_request_expire', ({ id }) => withdraw((prompt) => prompt.id === id))
  // Requests received before the last stop and still pending.
  for (const request of kit.getPendingSessionRequests()) void answering.request(request).catch(report)
  for (const params of Object.values(kit.getPendingSessionProposals()))
    void answering.proposal({ id: params.id, params }).catch(report)

  const sessions = (): readonly SessionTypes.Struct[] => Object.values(kit.getActiveSessions())

  return {
    get state() {
      return person.state()
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
      return line.isOnline()
    },
    evmAddresses: context.evmAccounts.map(({ address }) => address),
    solanaAddresses: context.solanaKeys.map(({ address }) => address),
    storage,
    async pair(uri) {
      const known = kit.core.pairing.getPairings().some(({ topic }) => topic === parseUri(uri).topic)
      if (!known) await kit.pair({ uri })
    },
    set: person.set,
    approve: (id) => answerOne(id, 'approve'),
    reject: (id) => answerOne(id, 'reject'),
    release: person.control.release,
    rejectPending: person.control.rejectPending,
    lock: person.control.lock,
    unlock: person.control.unlock,
    subscribe: person.control.subscribe,
    until(condition) {
      return new Promise((resolve) => {
        const look = () => {
          if (!condition()) return
          end()
          resolve()
        }
        const end = person.control.subscribe(look)
        look()
      })
    },
    async switchAccount(accountIndex) {
      person.set({ accountIndex })
      await telling.everySession(async () => {})
    },
    async switchChain(chainId) {
      person.set({ chainId })
      await telling.everySession(async () => {})
    },
    emit: telling.emit,
    extend: () => telling.everySession(({ topic }) => kit.extendSession({ topic })),
    update: (change) =>
      telling.everySession(({ topic, namespaces }) =>
        kit.updateSession({ topic, namespaces: change(namespaces) }),
      ),
    async disconnect() {
      const reason = { code: 6000, message: 'User disconnected.' }
      await telling.everySession(({ topic }) => kit.disconnectSession({ topic, reason }))
      person.notify()
    },
    async goOffline() {
      await line.goOffline()
      person.notify()
    },
    async goOnline() {
      await line.goOnline()
      person.notify()
    },
    stop: line.close,
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
