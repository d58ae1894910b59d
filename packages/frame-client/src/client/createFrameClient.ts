import { type Clock, systemClock } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import type { FramePayload, FrameRequestName, FrameResult, RpcRequest } from '../protocol/FrameRequests.js'
import { type PlainData, toPlainData } from '../protocol/toPlainData.js'
import { appPrefix, portVersions } from '../protocol/wire.js'
import { createBrowserPage } from './createBrowserPage.js'
import { InvalidFrameRequestError } from './errors.js'
import type { FrameElement, FramePage, PageMessage } from './FramePage.js'
import { initialState, transition } from './machine.js'
import { parseFrameMessage } from './parseFrameMessage.js'
import { toFrameError } from './toFrameError.js'
import { toFrameUrl } from './toFrameUrl.js'
import type { ClientEffect, ClientEvent, ClientState, FrameProblem, Outcome } from './types.js'

/** Options of `createFrameClient`. */
export type FrameClientOptions = {
  /** URL of the frame's page: `https:`, or `http:` on this machine or a private network; on another origin than the app. */
  readonly url: string
  readonly projectId: string
  /** Name of the frame for assistive technology, in the language of the user. */
  readonly title: string
  /** Chain that the frame starts with. Default: `eip155:1`. */
  readonly chainId?: CaipNetworkId | undefined
  /** Called before requests are aborted because the frame did not load, or did not answer a login request in time. */
  readonly onProblem?: ((problem: FrameProblem) => void) | undefined
  /** Default: the page on which this code runs. */
  readonly page?: FramePage | undefined
  /** Default: the system clock. */
  readonly clock?: Clock | undefined
}

/** Parameters of a JSON-RPC request. A bigint of up to 256 bits crosses as hex. */
export type RpcParams =
  | PlainData
  | bigint
  | readonly RpcParams[]
  | { readonly [key: string]: RpcParams | undefined }

/** The payload of a request, as the app gives it. */
export type FrameRequestPayload<N extends FrameRequestName> = N extends 'RPC_REQUEST'
  ? Omit<RpcRequest, 'params'> & { readonly params?: RpcParams | undefined }
  : FramePayload<N>

/** The arguments of a request. The payload can be omitted if the request has none. */
export type FrameRequestArguments<N extends FrameRequestName> =
  undefined extends FramePayload<N>
    ? [payload?: FrameRequestPayload<N>, options?: { readonly signal?: AbortSignal | undefined }]
    : [payload: FrameRequestPayload<N>, options?: { readonly signal?: AbortSignal | undefined }]

/** The app's half of the protocol. */
export type FrameClient = {
  readonly status: ClientState['status']
  /**
   * Sends a request. The first one loads the frame, and a request waits until the frame is ready. The promise settles exactly once:
   * - with the result of the frame, or a `FrameRequestError` with its message;
   * - with an `AbortedError` after the abort of `signal`, a time limit, or `destroy`;
   * - with a `FrameLoadError` if the frame cannot be loaded, and a `FrameResponseError` for an invalid result;
   * - with an `InvalidFrameRequestError` if the payload is too large.
   */
  request<N extends FrameRequestName>(name: N, ...args: FrameRequestArguments<N>): Promise<FrameResult<N>>
  /** Shows the frame over the page. Has no effect while it is not loaded. */
  show(): void
  hide(): void
  /** Removes the frame and aborts all requests, now and later. */
  destroy(): void
}

/** The port to the frame, of which the handshake has this id. */
type Port = { readonly local: MessagePort; readonly id: string; readonly version: number; isOpen: boolean }

/**
 * Creates the app's half of the protocol with a login frame.
 *
 * @example
 * ```ts
 * import { createFrameClient } from '@latchkit/frame-client'
 *
 * const frame = createFrameClient({
 *   url: 'https://login.my-dapp.example/sdk',
 *   projectId: 'my-dapp',
 *   title: 'Log in',
 * })
 * const { action } = await frame.request('CONNECT_EMAIL', { email: 'user@my-dapp.example' })
 * ```
 */
export function createFrameClient(options: FrameClientOptions): FrameClient {
  const { projectId, title, chainId = 'eip155:1', onProblem } = options
  const { clock = systemClock(), page = createBrowserPage() } = options
  const url = toFrameUrl(options.url, page.origin, { projectId, chainId })
  /** The functions that settle the promises of pending requests, by id. */
  const callers = new Map<string, (outcome: Outcome) => void>()
  const timers = new Map<string, () => void>()
  let state = initialState()
  let element: FrameElement | undefined
  let stopListening: (() => void) | undefined
  let port: Port | undefined

  function dispatch(event: ClientEvent): void {
    const { state: next, run: effects = [] } = transition(state, event)
    state = next
    for (const effect of effects) run(effect)
  }

  function run(effect: ClientEffect): void {
    switch (effect.type) {
      case 'createFrame':
        stopListening = page.onMessage(receive)
        element = page.createFrame({
          url: url.href,
          title,
          onError: (cause) => dispatch({ type: 'loadFailed', cause }),
        })
        return
      case 'removeFrame':
        stopListening?.()
        element?.remove()
        element = undefined
        return
      case 'openPort':
        openPort(effect.version)
        return
      case 'closePort':
        port?.local.close()
        port = undefined
        return
      case 'post':
        if (port?.isOpen) port.local.postMessage(effect.message)
        else element?.post(effect.message)
        return
      case 'startTimer':
        timers.set(
          effect.key,
          clock.setTimeout(() => {
            timers.delete(effect.key)
            dispatch({ type: 'timer', key: effect.key })
          }, effect.delayMs),
        )
        return
      case 'stopTimer':
        timers.get(effect.key)?.()
        timers.delete(effect.key)
        return
      case 'settle':
        callers.get(effect.id)?.(effect.outcome)
        callers.delete(effect.id)
        return
      case 'report':
        // In a microtask, so that an error of the callback cannot keep requests pending.
        queueMicrotask(() => onProblem?.(effect.problem))
    }
  }

  /** Receives a message of the window. Only messages of the frame are read, and with a port only `READY`. */
  function receive({ data, origin, source, isTrusted }: PageMessage): void {
    if (!isTrusted || origin !== url.origin || !source || source !== element?.window) return
    const message = parseFrameMessage(data)
    if (message?.type === 'ready') {
      const version = portVersions.find((supported) => message.versions.includes(supported))
      dispatch({ type: 'frameReady', version })
    } else if (message && (message.type !== 'answer' || !port)) handle(message)
  }

  function openPort(version: number): void {
    const { port1: local, port2: remote } = page.createChannel()
    const id = page.newId()
    port = { local, id, version, isOpen: false }
    local.onmessage = ({ data }) => {
      const message = parseFrameMessage(data)
      if (message && message.type !== 'ready') handle(message)
    }
    element?.post({ type: `${appPrefix}HANDSHAKE`, id, payload: { version } }, [remote])
  }

  function handle(
    message: Exclude<ReturnType<typeof parseFrameMessage>, undefined | { type: 'ready' }>,
  ): void {
    if (message.type === 'refused') dispatch({ type: 'loadFailed', cause: 'unverified_domain' })
    else if (message.type === 'answer') dispatch({ ...message, type: 'answered' })
    else if (port && !port.isOpen && message.id === port.id) {
      port.isOpen = message.version === port.version
      dispatch(port.isOpen ? { type: 'portOpened' } : { type: 'loadFailed', cause: 'handshake' })
    }
  }

  return {
    get status() {
      return state.status
    },
    request(name, ...[payload, { signal } = {}]) {
      type Result = FrameResult<typeof name>
      return new Promise<Result>((resolve, reject) => {
        if (signal?.aborted)
          return reject(toFrameError(name, { status: 'aborted', cause: signal.reason }, url.href))
        const data = toPlainData(payload)
        if (payload !== undefined && data === undefined)
          return reject(new InvalidFrameRequestError({ request: name }))
        const id = page.newId()
        const onAbort = () => dispatch({ type: 'aborted', id, cause: signal?.reason })
        signal?.addEventListener('abort', onAbort)
        callers.set(id, (outcome) => {
          signal?.removeEventListener('abort', onAbort)
          // The answer has the name of the request, and the parser of that name has parsed it.
          if (outcome.status === 'success') resolve(outcome.value as Result)
          else reject(toFrameError(name, outcome, url.href))
        })
        const message = { type: `${appPrefix}${name}`, id, ...(data !== undefined && { payload: data }) }
        dispatch({ type: 'request', id, name, message })
      })
    },
    show: () => element?.setVisible(true),
    hide: () => element?.setVisible(false),
    destroy: () => dispatch({ type: 'destroy' }),
  }
}
