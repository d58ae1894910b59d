/** A wallet, as its script on a page needs it. */
export type PageManifestWallet = {
  readonly key: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
  readonly announces: 'once' | 'twice' | 'never'
  readonly flags: Readonly<Record<string, boolean>>
  readonly globals: readonly string[]
  readonly takesOver: boolean
  readonly inFrames: boolean
  readonly onInsecurePages: boolean
}

/** The data of the script. */
export type PageManifest = {
  /** The function on `window` that sends a request to the process of the test. */
  readonly binding: string
  /** The function on `window` that receives an event. */
  readonly receiver: string
  readonly wallets: readonly PageManifestWallet[]
}

/**
 * Installs providers that send each request to the process of the test. It runs on the page, in every document before the scripts of
 * the app, so it uses nothing of this module.
 */
export function installProviders({ binding, receiver, wallets }: PageManifest): void {
  type Listener = (payload: unknown) => void
  type Provider = Record<string, unknown> & { emit: (event: string, payload: unknown) => void }
  const page = window as unknown as Record<string, unknown> // The names of its properties are data.
  if (Object.hasOwn(page, receiver)) return

  function createError(code: number, message: string): Error {
    return Object.assign(new Error(message), { name: 'ProviderRpcError', code })
  }

  function toError({ kind, value }: { kind: string; value: unknown }): unknown {
    if (kind !== 'error') return value
    const { message, ...fields } = value as { message: string }
    return Object.assign(new Error(message), fields)
  }

  async function request(wallet: string, args: unknown): Promise<unknown> {
    let text: string
    try {
      text = JSON.stringify({ wallet, args })
    } catch {
      throw createError(-32600, 'The request is not JSON.')
    }
    const send = page[binding] as (text: string) => Promise<string>
    const answer = JSON.parse(await send(text))
    if (answer.error) throw toError(answer.error)
    return answer.result ?? null
  }

  function createProvider({ key, flags }: PageManifestWallet): Provider {
    const listeners = new Map<string, Listener[]>()
    const on = (event: string, listener: Listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return provider
    }
    const removeListener = (event: string, listener: Listener) => {
      const left = [...(listeners.get(event) ?? [])]
      const index = left.lastIndexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
      return provider
    }
    const provider: Provider = {
      ...flags,
      ...{ on, removeListener, addListener: on, off: removeListener },
      request: (args: unknown) => request(key, args),
      isConnected: () => true,
      // Libraries from before EIP-1193 call these.
      enable: () => request(key, { method: 'eth_requestAccounts' }),
      sendAsync(payload: { id?: unknown }, callback: (error: unknown, response?: unknown) => void) {
        request(key, payload).then(
          (result) => callback(null, { id: payload.id, jsonrpc: '2.0', result }),
          (error) => callback(error),
        )
      },
      emit(event, payload) {
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
    return provider
  }

  function isShown({ inFrames, onInsecurePages }: PageManifestWallet): boolean {
    const { protocol, hostname } = window.location
    const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
    return (inFrames || window.top === window) && (onInsecurePages || isSecure)
  }

  /** Puts a provider at a path of `window`, such as `phantom.ethereum`. */
  function setGlobal(path: string, provider: Provider, takesOver: boolean): void {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place = page
    for (const name of names) {
      place[name] ??= {}
      place = place[name] as Record<string, unknown>
    }
    if (place[last] === undefined || takesOver) place[last] = provider
  }

  const providers: Record<string, Provider> = {}
  for (const wallet of wallets.filter(isShown)) {
    const provider = createProvider(wallet)
    const { key, name, icon, rdns, announces, globals, takesOver } = wallet
    providers[key] = provider
    for (const path of globals) setGlobal(path, provider, takesOver)
    const createInfo = () =>
      Object.freeze({ uuid: crypto.randomUUID?.() ?? `${rdns}-${Math.random()}`, name, icon, rdns })
    const infos = { never: [], once: [createInfo()], twice: [createInfo(), createInfo()] }[announces]
    const announce = () => {
      for (const info of infos)
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
        )
    }
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  Object.defineProperty(page, receiver, {
    // `chaos` wraps it.
    writable: true,
    value: (wallet: string, event: string, payload: unknown) => providers[wallet]?.emit(event, payload),
  })
  if (page.ethereum) window.dispatchEvent(new Event('ethereum#initialized'))
}
