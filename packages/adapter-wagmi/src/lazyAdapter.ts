import { AbortedError, LatchkitError } from '@latchkit/core'
import type { Adapter, AdapterEvent, Connector, EvmMethods } from '@latchkit/core/ports'
import type { DisplayUris } from './displayUris.js'

/** The parts of the adapter that work before wagmi is loaded. */
export type BeforeLoad = {
  /**
   * Calls `onConnectors` with the available connectors, at once and after every change, and `activate` when wagmi is
   * needed without a command of the kit. Returns a function to stop.
   */
  readonly start: (listeners: {
    readonly onConnectors: (connectors: readonly Connector[]) => void
    readonly activate: () => void
  }) => () => void
  /** Returns whether a session with this connector could be restored. If not, restoring it does not load wagmi. */
  readonly mayRestore: (connectorId: string) => boolean
}

/** An adapter with the methods of `eip155`. */
export type EvmAdapter = Adapter & { readonly evm: EvmMethods }

type Run = { readonly emit: (event: AdapterEvent) => void; stop: () => void; isLoaded: boolean }

/**
 * Creates an adapter that loads the code of another one, and wagmi with it, when a command needs it.
 *
 * @param parameters `load` returns the adapter that is used from then on. It is called again after a failure.
 */
export function createLazyAdapter(parameters: {
  readonly before: BeforeLoad
  readonly displayUris: DisplayUris
  readonly load: () => Promise<EvmAdapter>
  readonly warn: (message: string, cause?: unknown) => void
}): Adapter {
  const { before, displayUris, load, warn } = parameters
  let loaded: EvmAdapter | undefined
  let loading: Promise<EvmAdapter> | undefined
  let run: Run | undefined

  /** Loads the adapter, and starts it if this one is started. */
  async function activate(): Promise<EvmAdapter> {
    loading ??= load()
    const current = loading
    try {
      loaded = await current
    } catch (cause) {
      // A failed import is not kept. A newer attempt may be pending already.
      if (loading === current) loading = undefined
      throw cause instanceof LatchkitError ? cause : toLoadError(cause)
    }
    if (run && !run.isLoaded) startLoaded(run, loaded)
    return loaded
  }

  /** Activates without a command that could reject. */
  function activateEarly(): void {
    activate().catch((error) => warn('wagmi could not be loaded. The next request tries again.', error))
  }

  function startLoaded(current: Run, adapter: Adapter): void {
    current.isLoaded = true
    current.stop()
    current.stop = adapter.start(current.emit)
  }

  /** Runs a command, with the adapter loaded first. */
  async function withAdapter<T>(
    command: (adapter: EvmAdapter) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (run?.isLoaded && loaded) return command(loaded)
    if (signal?.aborted) throw new AbortedError()
    const adapter = await untilAborted(activate(), signal)
    // The kit was stopped meanwhile.
    if (!run) throw new AbortedError()
    return command(adapter)
  }

  const evm: EvmMethods = {
    signTypedData: (parameters) => withEvm((methods) => methods.signTypedData(parameters)),
    sendTransaction: (parameters) => withEvm((methods) => methods.sendTransaction(parameters)),
    waitForReceipt: (parameters) =>
      withEvm((methods) => methods.waitForReceipt(parameters), parameters.signal),
    requestNetwork: (parameters) =>
      withEvm((methods) => methods.requestNetwork(parameters), parameters.signal),
    readContract: (parameters) => withEvm((methods) => methods.readContract(parameters), parameters.signal),
    // Loaded here, because its tables are large, and most names need none.
    normalizeName: async (name) => (await import('viem/ens')).normalize(name),
    getCapabilities: (parameters) => withEvm((methods) => methods.getCapabilities(parameters)),
  }

  function withEvm<T>(command: (methods: EvmMethods) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return withAdapter((adapter) => command(adapter.evm), signal)
  }

  return {
    namespace: 'eip155',
    type: 'wagmi',
    start(listener) {
      const current: Run = { emit: withoutRepeats(listener), stop: () => {}, isLoaded: false }
      run = current
      if (loaded) startLoaded(current, loaded)
      else startBefore(current)
      return () => {
        if (run === current) run = undefined
        current.stop()
      }
    },
    prepare: activateEarly,
    connect: (parameters) => withAdapter((adapter) => adapter.connect(parameters), parameters.signal),
    watchDisplayUri: displayUris.watch,
    reconnect: async (parameters) => {
      if (!loaded && !before.mayRestore(parameters.connectorId)) return null
      return withAdapter((adapter) => adapter.reconnect(parameters), parameters.signal)
    },
    disconnect: (parameters) => withAdapter((adapter) => adapter.disconnect(parameters)),
    switchNetwork: (parameters) =>
      withAdapter((adapter) => adapter.switchNetwork(parameters), parameters.signal),
    getBalance: (parameters) => withAdapter((adapter) => adapter.getBalance(parameters), parameters.signal),
    signMessage: (parameters) => withAdapter((adapter) => adapter.signMessage(parameters)),
    getProvider: (parameters) => withAdapter((adapter) => adapter.getProvider(parameters)),
    evm,
  }

  function startBefore(current: Run): void {
    current.stop = before.start({
      onConnectors: (connectors) => current.emit({ type: 'connectors', connectors }),
      activate: activateEarly,
    })
  }
}

/** Emits a list of connectors only if it differs from the last one. Loading wagmi often does not change it. */
function withoutRepeats(listener: (event: AdapterEvent) => void): (event: AdapterEvent) => void {
  let lastKey: string | undefined
  return (event) => {
    if (event.type === 'connectors') {
      const key = JSON.stringify(event.connectors)
      if (key === lastKey) return
      lastKey = key
    }
    listener(event)
  }
}

/** Like core's `abortable`, which would load core's code for EIP-1193 wallets. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AbortedError())
    signal?.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}

function toLoadError(cause: unknown): LatchkitError {
  return new LatchkitError({
    code: 'unexpected',
    shortMessage: 'The code of the wagmi adapter could not be loaded.',
    metaMessages: ['Check the connection and try again.'],
    details: cause instanceof Error ? cause.message : undefined,
    cause,
  })
}
