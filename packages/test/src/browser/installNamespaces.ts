import type { PlacedManifest } from '../namespaces/createBitcoinHostWallet.js'
import type { StandardManifest } from '../namespaces/standardManifest.js'

/** The data of the script. */
export type NamespacesManifest = {
  /** The function on `window` that sends a request to the process of the test. */
  readonly binding: string
  /** The function on `window` that receives an event. */
  readonly receiver: string
  readonly wallets: readonly (StandardManifest | PlacedManifest)[]
}

/**
 * Installs wallets of Solana and Bitcoin that send each request to the process of the test. It runs on the page, after the providers and
 * before the scripts of the app, so it uses nothing of this module.
 */
export function installNamespaces({ binding, receiver, wallets }: NamespacesManifest): void {
  type Listener = (payload: unknown) => void
  type Snapshot = { accounts?: unknown; chains?: unknown }
  type Receive = (event: string, payload: unknown) => void
  const page = window as unknown as Record<string, unknown> // The names of its properties are data.
  const installed = `${receiver}Namespaces`
  if (Object.hasOwn(page, installed)) return
  Object.defineProperty(page, installed, { value: true })

  function encode(value: unknown): unknown {
    // Also of other realms, and a Buffer.
    if (Object.prototype.toString.call(value) === '[object Uint8Array]')
      return { $bytes: btoa(Array.from(value as Uint8Array, (byte) => String.fromCharCode(byte)).join('')) }
    if (Array.isArray(value)) return value.map(encode)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, encode(item)]))
  }

  function decode(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(decode)
    if (typeof value !== 'object' || value === null) return value
    const { $bytes } = value as { $bytes?: unknown }
    if (typeof $bytes === 'string') return Uint8Array.from(atob($bytes), (char) => char.charCodeAt(0))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item)]))
  }

  function toError({ kind, value }: { kind: string; value: unknown }): unknown {
    if (kind !== 'error') return value
    const { message, ...fields } = value as { message: string }
    return Object.assign(new Error(message), fields)
  }

  async function call(
    wallet: string,
    path: readonly string[],
    params: readonly unknown[],
    onSnapshot: (snapshot: Snapshot) => void = () => {},
  ): Promise<unknown> {
    // `chaos` names requests by their methods.
    const method = path[0] === 'request' ? params[0] : path.at(-1)
    const send = page[binding] as (text: string) => Promise<string>
    const given = [...params]
    // JSON has no `undefined`: a parameter that an app leaves out stays so.
    while (given.length > 0 && given.at(-1) === undefined) given.pop()
    const answer = JSON.parse(
      await send(JSON.stringify({ wallet, args: { method, path, params: encode(given) } })),
    )
    if (answer.snapshot) onSnapshot(decode(answer.snapshot) as Snapshot)
    if (answer.error) throw toError(answer.error)
    return decode(answer.result)
  }

  function createListeners() {
    const listeners = new Map<string, Listener[]>()
    const remove = (event: string, listener: Listener) => {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.lastIndexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
    }
    return {
      remove,
      add(event: string, listener: Listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener])
        return () => remove(event, listener)
      },
      emit(event: string, payload: unknown) {
        for (const listener of listeners.get(event) ?? []) {
          try {
            listener(payload)
          } catch (error) {
            queueMicrotask(() => {
              throw error
            })
          }
        }
      },
    }
  }

  function installStandard({
    id,
    name,
    icon,
    chains,
    features,
    announces,
    exposesOnConnect,
  }: StandardManifest): Receive {
    const { add, emit } = createListeners()
    const state: { accounts: unknown; chains: unknown } = { accounts: [], chains }
    let isExposed = !exposesOnConnect

    /** The event and the answer to a request have the same change, in any order. */
    function update(snapshot: Snapshot): void {
      const before = JSON.stringify(encode(state))
      const known = Object.fromEntries(Object.entries(snapshot).filter(([field]) => field in state))
      const changes = Object.entries(known).filter(
        ([field, value]) =>
          JSON.stringify(encode(value)) !== JSON.stringify(encode(Reflect.get(state, field))),
      )
      Object.assign(state, known)
      if (JSON.stringify(encode(state)) !== before) emit('change', Object.fromEntries(changes))
    }

    const createMethod =
      (feature: string, method: string) =>
      async (...params: readonly unknown[]) => {
        const result = await call(id, ['features', feature, method], params, (snapshot) => {
          if (feature === 'standard:connect' || feature === 'solana:signIn') isExposed = true
          if (isExposed) update(snapshot)
        })
        if (exposesOnConnect && feature === 'standard:disconnect') isExposed = false
        return result
      }
    const entries = features.map(({ name: feature, methods, values }) => {
      const isEvents = feature === 'standard:events'
      const functions = methods.map((method) => [method, isEvents ? add : createMethod(feature, method)])
      return [feature, { ...values, ...Object.fromEntries(functions) }]
    })
    const createWallet = () => ({
      ...{ version: '1.0.0', name, icon, features: Object.fromEntries(entries) },
      get chains() {
        return state.chains
      },
      get accounts() {
        return state.accounts
      },
    })

    const shown = { never: [], once: [createWallet()], twice: [createWallet(), createWallet()] }[announces]
    const register = (api: { register: (...wallets: unknown[]) => void }) => api.register(...shown)
    const event = new Event('wallet-standard:register-wallet')
    Object.defineProperty(event, 'detail', { value: register })
    window.dispatchEvent(event)
    window.addEventListener('wallet-standard:app-ready', (ready) => register(Reflect.get(ready, 'detail')))
    // A site that is authorized already sees its accounts.
    if (!exposesOnConnect) call(id, [], [], update).catch(() => {})
    return (_, payload) => {
      if (isExposed) update(payload as Snapshot)
    }
  }

  function installPlaced({ id, name, icon, path, announces, methods, values }: PlacedManifest): Receive {
    const { add, remove, emit } = createListeners()
    /** Some styles take one object. */
    const listen = (first: string | { eventName: string; cb: Listener }, second?: Listener) =>
      typeof first === 'string' ? add(first, second ?? (() => {})) : add(first.eventName, first.cb)
    const listening: Record<string, unknown> = {
      on: listen,
      addListener: listen,
      listen,
      removeListener: remove,
    }
    const functions = methods.map((method) => [
      method,
      listening[method] ?? ((...params: readonly unknown[]) => call(id, [method], params)),
    ])
    const provider = { ...values, ...Object.fromEntries(functions) }
    if (announces === 'never') return emit
    let place = page
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Record<string, unknown>
    }
    place[path.at(-1) ?? ''] = provider
    if (path[0] === 'XverseProviders') {
      const list = (page.btc_providers ?? []) as object[]
      page.btc_providers = [...list, { id: path.join('.'), name, icon }]
    }
    return emit
  }

  const receivers = new Map<string, Receive>()
  for (const wallet of wallets)
    receivers.set(wallet.id, wallet.type === 'standard' ? installStandard(wallet) : installPlaced(wallet))
  const receiveOthers = page[receiver] as (wallet: string, event: string, payload: unknown) => void
  page[receiver] = (wallet: string, event: string, payload: unknown) => {
    const receive = receivers.get(wallet)
    if (receive) receive(event, decode(payload))
    else receiveOthers(wallet, event, payload)
  }
}
