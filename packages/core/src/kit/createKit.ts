import { systemClock } from '../browser/clock.js'
import { openLocalStorage } from '../browser/localStorage.js'
import { newId } from '../browser/newId.js'
import { reportError, warnDeveloper } from '../browser/report.js'
import type { CompleteOptions } from '../config/completeNetworks.js'
import { warnOfMissingAdapters, warnOfOtherKits, warnOfPage } from '../config/inDevelopment.js'
import { parseConfig } from '../config/parseConfig.js'
import { scopeStorage } from '../config/scopeStorage.js'
import { readStoredValues } from '../config/storedValues.js'
import { applyPolicy } from '../engine/applyPolicy.js'
import { createStore } from '../engine/createStore.js'
import type { Feature, InitContext } from '../engine/feature.js'
import type { Internal, Latchkit } from '../engine/latchkit.js'
import type { Runner } from '../engine/runner.js'
import type { CreateSource } from '../engine/source.js'
import type { Command, Fact, KitState, Policy } from '../engine/types.js'
import { ConfigError } from '../foundation/errors/config.js'
import { ActionIgnoredError, UnexpectedError } from '../foundation/errors/unexpected.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import { balanceRetryBlockMs } from '../foundation/limits.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import { namespacesOf } from '../foundation/schema/namespacesOf.js'
import type { Adapter, PortContext } from '../ports/Adapter.js'
import type { Storage } from '../ports/Storage.js'
import type { Telemetry } from '../ports/Telemetry.js'
import { initialStates } from './initialStates.js'
import type { Machines, MachinesSource } from './machines.js'

/**
 * Creates a kit. Commands that are sent before its machines are loaded wait for them, and then run in their order.
 *
 * @param machines The machines, or what loads them with the first command or when the kit is mounted.
 */
export function createKit(options: CompleteOptions, machines: MachinesSource): Latchkit {
  const { config, warnings } = parseConfig(options)
  const clock = options.clock ?? systemClock()
  let stored = options.initialState ?? {}
  const scoped = (given: Storage | null | undefined) => (given ? scopeStorage(given, config.name) : null)
  let storage = scoped(options.storage)
  let isStorageOpen = false
  const lifetime = new AbortController()
  let destroyed = false
  let mounts = 0
  let stopMount: (() => void) | undefined

  const listeners = new Set<(fact: Fact) => void>()
  const open = new Set<(error: AbortedError) => void>()
  const runners = new Map<string, Runner>()
  const policies: Policy[] = []
  const queue: (() => void)[] = []
  let draining = false
  /** Jobs that wait for the machines. */
  const pending: ((machines: Machines) => void)[] = []
  let code = machines
  let loaded: Machines | undefined
  let loading: Promise<void> | undefined

  const portContext: PortContext = {
    projectId: config.projectId,
    metadata: config.metadata,
    networks: config.networks,
    clock,
    warn,
    enableEIP6963: config.enableEIP6963,
    enableInjected: config.enableInjected,
  }
  const { telemetry } = options
  const adapters = new Map<ChainNamespace, Adapter>()
  for (const [index, factory] of (options.adapters ?? []).entries()) {
    const adapter = createPort(factory, portContext, `adapters[${index}]`)
    if (adapters.has(adapter.namespace)) {
      throw new ConfigError({
        path: 'adapters',
        reason: `two adapters for the namespace "${adapter.namespace}"; give one`,
      })
    }
    adapters.set(adapter.namespace, adapter)
  }
  const namespaces = namespacesOf(config.networks)

  // The initial states below make it a complete KitState.
  const store = createStore()
  const getState = () => store.getState() as KitState

  const internal: Internal = {
    signal: lifetime.signal,
    config,
    clock,
    get storage() {
      return storage
    },
    catalogue: options.catalogue && createPort(options.catalogue, portContext, 'catalogue'),
    dataApi: options.dataApi && createPort(options.dataApi, portContext, 'dataApi'),
    get frame() {
      return sources.find(({ frame }) => frame)?.frame
    },
    namespaces,
    newId,
    adapterOf: (namespace) => adapters.get(namespace),
    getState,
    onFact: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (command) => dispatch(command),
    warn,
    install,
    ready: () => (loaded ? undefined : load()),
    request: (command, settle) =>
      new Promise((resolve, reject) => {
        if (destroyed) return reject(new AbortedError())
        const finish = () => {
          listeners.delete(listen)
          open.delete(abort)
        }
        const abort = (error: AbortedError) => {
          finish()
          reject(error)
        }
        const listen = (fact: Fact) => {
          const settlement = settle(fact)
          if (!settlement) return
          finish()
          if ('error' in settlement) reject(settlement.error)
          else resolve(settlement.value)
        }
        listeners.add(listen)
        open.add(abort)
        dispatch(command, () => {
          finish()
          reject(new ActionIgnoredError({ feature: command.feature, event: command.event.type }))
        })
      }),
  }

  const sources = [options.relay, options.login].flatMap((factory, index) => {
    const create = factory as CreateSource | undefined
    return create ? [createPort(create, { ...portContext, internal }, index ? 'login' : 'relay')] : []
  })
  for (const namespace of namespaces) {
    const adapter = adapters.get(namespace)
    const isOnly = !adapter && sources.length === 1
    const own = sources.flatMap((source) => source.createAdapter(namespace, isOnly) ?? [])
    const [first, ...others] = [adapter ?? [], own].flat()
    if (first && sources[0]) adapters.set(namespace, sources[0].join([first, ...others], internal))
  }

  function warn(message: string, cause?: unknown): void {
    if (config.debug) warnDeveloper(message, cause)
  }

  function enqueue(job: () => void): void {
    queue.push(job)
    if (draining) return
    draining = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        next()
      } catch (error) {
        // An error of a listener or of the kit is reported, and the queued jobs still run.
        reportError(error)
      }
    }
    draining = false
  }

  /** Loads the machines. If they cannot be loaded, the next command tries again, or the kit itself after 30 s. */
  function load(): Promise<void> {
    loading ??= loadMachines()
    return loading
  }

  async function loadMachines(): Promise<void> {
    let given: Machines
    try {
      given = typeof code === 'function' ? await code() : code
    } catch (cause) {
      loading = undefined
      warn('The code of the kit could not be loaded. It is tried again.', cause)
      // Destroying the kit empties the list.
      clock.setTimeout(() => {
        if (pending.length > 0) ignoreFailure(load())
      }, balanceRetryBlockMs)
      throw new UnexpectedError({ cause })
    }
    if (destroyed) throw new AbortedError()
    begin(given)
  }

  /** Installs the machines before all other features, so that their policies come first, and runs the pending jobs. */
  function begin(given: Machines): void {
    loaded = given
    const later = policies.splice(0)
    for (const feature of given.features) install(feature)
    policies.push(...later)
    for (const job of pending.splice(0)) {
      try {
        job(given)
      } catch (error) {
        // The other jobs still run.
        reportError(error)
      }
    }
  }

  /** Runs a job now, or once the machines are loaded. */
  function whenLoaded(job: (machines: Machines) => void): void {
    if (loaded) {
      job(loaded)
      return
    }
    pending.push(job)
    ignoreFailure(load())
  }

  /** A failure is reported by `loadMachines`, and the jobs still wait. */
  function ignoreFailure(promise: Promise<void>): void {
    promise.catch(() => {})
  }

  function dispatch(command: Command, onIgnored?: () => void): void {
    if (!loaded && !destroyed) {
      whenLoaded(() => dispatch(command, onIgnored))
      return
    }
    const key = keyOf(command.feature, 'namespace' in command ? command.namespace : undefined)
    const runner = destroyed ? undefined : runners.get(key)
    // Commands to a feature that is not installed are dropped; their action rejects.
    if (runner) runner.send(command.event, onIgnored)
    else onIgnored?.()
  }

  function publish(fact: Fact): void {
    const state = getState()
    const at = clock.now()
    for (const command of policies.flatMap((policy) => applyPolicy(policy, fact, state, config, at)))
      dispatch(command)
    if (telemetry) enqueue(() => void track(telemetry, fact, getState(), clock.now()))
    // Each listener is called in its own job, so that an error in one does not affect the others.
    enqueue(() => {
      for (const listener of listeners)
        enqueue(() => {
          if (listeners.has(listener)) listener(fact)
        })
    })
  }

  /** Sends a fact to the telemetry sink. The conversion code is loaded with the first event, as most apps have no sink. */
  async function track(sink: Telemetry, fact: Fact, state: KitState, at: number): Promise<void> {
    try {
      const { toTelemetry } = await import('../features/reports/telemetry/rules.js')
      const event = toTelemetry(fact, state, config)
      if (event) sink.track({ ...event, at })
    } catch (error) {
      warn('An event was not taken by the telemetry sink.', error)
    }
  }

  function install(feature: Feature): void {
    const { name, perNamespace, policy } = feature
    if (runners.has(keyOf(name, perNamespace ? namespaces[0] : undefined))) return
    if (policy) policies.push(policy)
    for (const namespace of perNamespace ? namespaces : [undefined]) {
      const scope = namespace === undefined ? {} : { namespace }
      const init = initOf(namespace)
      const runner = feature.createRunner(
        init,
        // A machine's facts do not name their feature; the name is added here.
        {
          clock,
          enqueue,
          put: (state) => put(name, namespace, state),
          publish: (fact) => publish({ feature: name, ...scope, ...fact } as Fact),
        },
        {
          ...internal,
          get storage() {
            return storage
          },
          namespace: init.namespace,
        },
      )
      runners.set(keyOf(name, namespace), runner)
      // The state of these features is there already.
      if (!(name in initial)) put(name, namespace, runner.initialState)
    }
  }

  function initOf(namespace: ChainNamespace | undefined): InitContext {
    return { config, stored, namespace: namespace ?? config.defaultNetwork.chainNamespace }
  }

  function putInitialStates(): void {
    for (const [name, { perNamespace, initialState }] of Object.entries(initialStates))
      for (const namespace of perNamespace ? namespaces : [undefined])
        put(name, namespace, initialState(initOf(namespace)))
  }

  function showStored(): void {
    if (isStorageOpen) return
    isStorageOpen = true
    if (options.storage === undefined) storage = scoped(openLocalStorage())
    warnOfPage(options, storage, warn)
    if (!storage || loaded) return
    const values = readStoredValues(storage)
    if (Object.values(values).every((value) => value === undefined)) return
    // The machines start with these too, and restore the sessions.
    stored = { recentWallets: stored.recentWallets, ...values }
    putInitialStates()
  }

  function put(name: string, namespace: ChainNamespace | undefined, state: object): void {
    store.put(
      name,
      namespace === undefined ? state : { ...store.state[name], [namespace]: Object.freeze(state) },
    )
  }

  putInitialStates()
  for (const { feature } of sources)
    if (feature) {
      put(feature.name, undefined, feature.initialState)
      code = feature.addTo(code)
    }
  const initial = getState()
  if (typeof code !== 'function') begin(code)
  for (const warning of warnings) warn(warning)
  warnOfMissingAdapters(namespaces, adapters, warn)

  const kit: Latchkit = {
    config,
    internal,
    state: store.state as KitState,
    getState,
    getInitialState: () => initial,
    subscribe: store.subscribe as Latchkit['subscribe'],
    showStored,
    frame: internal.frame,
    mount() {
      if (destroyed) throw new AbortedError()
      mounts += 1
      if (mounts === 1) {
        warnOfOtherKits(kit, createKit, true, warn)
        showStored()
        let stop: (() => void) | undefined
        let isStopped = false
        stopMount = () => {
          isStopped = true
          stop?.()
        }
        whenLoaded(({ start }) => {
          if (!isStopped) stop = start({ kit, adapters, storage, stored })
        })
      }
      let mounted = true
      return () => {
        if (!mounted) return
        mounted = false
        mounts -= 1
        if (mounts === 0) unmount()
      }
    },
    destroy() {
      if (destroyed) return
      unmount()
      destroyed = true
      pending.length = 0
      lifetime.abort()
      for (const runner of runners.values()) runner.stop()
      internal.frame?.destroy()
      for (const abort of [...open]) abort(new AbortedError())
      listeners.clear()
    },
  }

  function unmount(): void {
    warnOfOtherKits(kit, createKit, false, warn)
    stopMount?.()
    stopMount = undefined
    mounts = 0
  }

  return kit
}

/** Creates a port from its factory. Throws for `[wagmi]` instead of `[wagmi()]`, whose factory returns a function. */
function createPort<Context, Port>(
  factory: (context: Context) => Port,
  context: Context,
  path: string,
): Port {
  // Not a plain object, so that `wagmi` without a call does not review it as its options.
  const port = factory(Object.assign(Object.create({}), context))
  if (typeof port === 'object' && port !== null) return port
  const { name } = factory
  throw new ConfigError({
    path,
    reason: `must be the result of a call, got the function ${name}. Did you mean ${name}()?`,
  })
}

function keyOf(feature: string, namespace: ChainNamespace | undefined): string {
  return namespace === undefined ? feature : `${feature}/${namespace}`
}
