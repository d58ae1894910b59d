import type { IWalletKit } from '@reown/walletkit'
import { toAccounts } from './getPhoneNamespaces.js'

/** A session of an app. */
export type PhoneSession = {
  readonly topic: string
  readonly origin: string
  readonly name: string
}

/** The sessions of a phone. Apps receive changes in the order of the calls. */
export type PhoneSessions = {
  readonly list: () => readonly PhoneSession[]
  readonly get: (topic: string) => PhoneSession | undefined
  readonly add: (session: PhoneSession) => void
  readonly remove: (topic: string) => void
  /** Sends an event on a chain (CAIP-2) to an app, if its session has the chain and the event. */
  readonly emit: (origin: string, chain: string, name: string, data: unknown) => Promise<void>
  /** Replaces the accounts of a namespace. */
  readonly setAddresses: (origin: string, namespace: string, addresses: readonly string[]) => Promise<void>
  /** Adds a chain (CAIP-2) to the sessions that have its namespace. */
  readonly addChain: (origin: string, chain: string, addresses: readonly string[]) => Promise<void>
}

type Namespace = ReturnType<IWalletKit['getActiveSessions']>[string]['namespaces'][string]

/** Creates the list of a phone's sessions, and tells the apps what changes. */
export function createPhoneSessions(kit: IWalletKit): PhoneSessions {
  const sessions = new Map<string, PhoneSession>()
  let queue: Promise<unknown> = Promise.resolve()

  /** One message at a time: apps drop an older one that arrives after a newer one. */
  function forEachNamespace(
    origin: string,
    name: string,
    run: (topic: string, namespace: Namespace) => Promise<void>,
  ): Promise<void> {
    const done = queue.then(async () => {
      for (const { topic } of [...sessions.values()].filter((session) => session.origin === origin)) {
        const namespace = kit.getActiveSessions()[topic]?.namespaces[name]
        if (namespace) await run(topic, namespace)
      }
    })
    queue = done.catch(() => {})
    return done
  }

  async function update(topic: string, name: string, namespace: Namespace, accounts: string[]) {
    if (JSON.stringify(accounts) === JSON.stringify(namespace.accounts)) return
    const namespaces = kit.getActiveSessions()[topic]?.namespaces
    const updated = { ...namespace, chains: getChains({ ...namespace, accounts }), accounts }
    await kit.updateSession({ topic, namespaces: { ...namespaces, [name]: updated } })
  }

  return {
    list: () => [...sessions.values()],
    get: (topic) => sessions.get(topic),
    add: (session) => void sessions.set(session.topic, session),
    remove: (topic) => void sessions.delete(topic),
    emit: (origin, chain, name, data) =>
      forEachNamespace(origin, getNamespace(chain), async (topic, namespace) => {
        if (!namespace.events.includes(name) || !getChains(namespace).includes(chain)) return
        await kit.emitSessionEvent({ topic, event: { name, data }, chainId: chain })
      }),
    setAddresses: (origin, name, addresses) =>
      forEachNamespace(origin, name, (topic, namespace) =>
        update(topic, name, namespace, toAccounts(getChains(namespace), addresses)),
      ),
    addChain: (origin, chain, addresses) =>
      forEachNamespace(origin, getNamespace(chain), async (topic, namespace) => {
        if (getChains(namespace).includes(chain)) return
        const accounts = [...namespace.accounts, ...toAccounts([chain], addresses)]
        await update(topic, getNamespace(chain), namespace, accounts)
      }),
  }
}

/** The namespace of a chain. @see https://chainagnostic.org/CAIPs/caip-2 */
export function getNamespace(chain: string): string {
  return chain.split(':', 1)[0] ?? ''
}

function getChains({ chains = [], accounts }: Pick<Namespace, 'chains' | 'accounts'>): string[] {
  return [...new Set([...chains, ...accounts.map((account) => account.split(':', 2).join(':'))])]
}
