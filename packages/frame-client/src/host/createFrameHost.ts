import { ConfigError } from '@latchkit/core'
import { isWebUrl } from '@latchkit/core/schema'
import { abortableRequests } from '../protocol/abortableRequests.js'
import { displayedRequests } from '../protocol/displayedRequests.js'
import type { FramePayload, FrameRequestName, FrameResult } from '../protocol/FrameRequests.js'
import type { AppEnvelope, AppMessage } from '../protocol/parseAppMessage.js'
import { resultSchemas } from '../protocol/resultSchemas.js'
import { type PlainData, toPlainData } from '../protocol/toPlainData.js'
import { framePrefix, portVersions, type WireMessage } from '../protocol/wire.js'
import { createBrowserHostPage } from './createBrowserHostPage.js'
import { createMessageGate, type GateResult } from './createMessageGate.js'
import { FrameHandlerError } from './FrameHandlerError.js'
import type { HostPage } from './HostPage.js'

/** The circumstances of a request. */
export type FrameHandlerContext = {
  /** The origin of the app, as the browser states it. Show this one, and not the name that the app gives itself. */
  readonly origin: string
  /** Aborts when the app no longer waits for the answer. */
  readonly signal: AbortSignal
}

/** Handlers of requests, by name. A request without one is answered with an error. */
export type FrameHandlers = {
  readonly [N in FrameRequestName]?: (
    payload: FramePayload<N>,
    context: FrameHandlerContext,
  ) => FrameResult<N> | Promise<FrameResult<N>>
}

/** Options of `createFrameHost`. */
export type FrameHostOptions = {
  /** Origins of the apps of the project, such as `https://my-dapp.example`. */
  readonly allowedOrigins: readonly string[]
  readonly handlers: FrameHandlers
  /** Returns the time in ms, to count messages. Default: the system clock. */
  readonly now?: (() => number) | undefined
  /** Default: the page on which this code runs. */
  readonly page?: HostPage | undefined
}

/** The frame's half of the protocol. */
export type FrameHost = {
  /** The origin of the app, after its first message. */
  readonly origin: string | undefined
  /** Stops listening, and aborts all handlers. */
  destroy(): void
}

type Answer = { readonly outcome: 'SUCCESS' | 'ERROR'; readonly payload: PlainData | undefined }

/** Version of the messages, as other clients know it. */
const wireVersion = '4'

/**
 * Creates the frame's half of the protocol, and reports to the app that the frame is ready.
 *
 * @example
 * ```ts
 * import { createFrameHost, FrameHandlerError } from '@latchkit/frame-client/host'
 *
 * createFrameHost({
 *   allowedOrigins: ['https://my-dapp.example'],
 *   handlers: {
 *     IS_CONNECTED: () => ({ isConnected: false }),
 *     CONNECT_OTP() {
 *       throw new FrameHandlerError({ message: 'The code has expired.' })
 *     },
 *   },
 * })
 * ```
 */
export function createFrameHost(options: FrameHostOptions): FrameHost {
  const { allowedOrigins, handlers, now = Date.now, page = createBrowserHostPage() } = options
  for (const [index, origin] of allowedOrigins.entries()) checkOrigin(origin, `allowedOrigins[${index}]`)
  const gate = createMessageGate({ parent: page.parent, allowedOrigins })
  /** The handlers that have not answered, by the id of their request. */
  const pending = new Map<string, { readonly name: FrameRequestName; readonly controller: AbortController }>()
  let port: MessagePort | undefined

  function post(message: WireMessage): void {
    if (port) port.postMessage(message)
    else if (gate.pinnedOrigin !== undefined) page.post(message, gate.pinnedOrigin)
  }

  function answer({ name, id }: AppEnvelope, { outcome, payload }: Answer): void {
    // Without an answer in the protocol.
    if (name === 'RPC_ABORT') return
    post({ type: `${framePrefix}${name}_${outcome}`, id, ...(payload !== undefined && { payload }) })
  }

  function receive(result: GateResult, ports: readonly MessagePort[]): void {
    if (result.status === 'dropped') return
    if (result.status === 'refused') {
      answer(result.envelope, toErrorAnswer(result.message, result.code))
      return
    }
    const { message } = result
    if (message.name === 'HANDSHAKE') openPort(message.id, message.payload.version, ports)
    else if (message.name === 'RPC_ABORT') abortPending(message.payload?.id)
    else void handle(message)
  }

  /** Moves to the port. A document of the app that was loaded again, or restored, can hand over a new one. */
  function openPort(id: string, version: number, ports: readonly MessagePort[]): void {
    const [given] = ports
    if (!given || ports.length > 1 || !portVersions.includes(version)) {
      answer(
        { name: 'HANDSHAKE', id },
        toErrorAnswer('The version of the handshake is not supported', -32602),
      )
      return
    }
    port?.close()
    port = given
    given.onmessage = ({ data }) => receive(gate.checkPortMessage(data, now()), [])
    answer({ name: 'HANDSHAKE', id }, { outcome: 'SUCCESS', payload: { version } })
  }

  async function handle(message: Exclude<AppMessage, { name: 'HANDSHAKE' | 'RPC_ABORT' }>): Promise<void> {
    const { name, id, payload } = message
    const controller = new AbortController()
    pending.set(id, { name, controller })
    const context = { origin: gate.pinnedOrigin ?? '', signal: controller.signal }
    // The handler of a name has the payload of that name.
    const handler = handlers[name] as
      | ((given: typeof payload, context: FrameHandlerContext) => unknown)
      | undefined
    const answered = await run(name, () => handler?.(payload, context), handler !== undefined)
    // Aborted requests have been answered.
    if (pending.delete(id)) answer({ name, id }, answered)
  }

  /** Aborts one request, or all that are displayed. */
  function abortPending(only: string | undefined): void {
    for (const [id, { name, controller }] of pending) {
      const isMeant =
        only === undefined
          ? displayedRequests.includes(name)
          : id === only && abortableRequests.includes(name)
      if (!isMeant) continue
      pending.delete(id)
      controller.abort()
      answer({ name, id }, toErrorAnswer('Request was aborted'))
    }
  }

  const stopListening = page.onMessage((message) => {
    const result = gate.checkWindowMessage(message, now())
    // With a port, the window only serves to hand over another one.
    const isHandshake = result.status === 'accepted' && result.message.name === 'HANDSHAKE'
    if (!port || isHandshake) receive(result, message.ports)
  })
  announce(page, allowedOrigins)

  return {
    get origin() {
      return gate.pinnedOrigin
    },
    destroy() {
      stopListening()
      port?.close()
      for (const { controller } of pending.values()) controller.abort()
      pending.clear()
    },
  }
}

/** Origins are compared as texts, so that one with a path, or a pattern, would never match. */
function checkOrigin(origin: string, path: string): void {
  // A URL can contain an asterisk, and the origin of a document cannot.
  if (isWebUrl(origin) && new URL(origin).origin === origin && !origin.includes('*')) return
  throw new ConfigError({
    path,
    reason: `must be an origin such as https://my-dapp.example, got "${origin}"`,
  })
}

/** Reports that the frame is ready: to its parent's origin if the browser states it, otherwise to each allowed origin. */
function announce({ parent, parentOrigin, post }: HostPage, allowedOrigins: readonly string[]): void {
  if (!parent) return
  const payload = { version: wireVersion, versions: portVersions }
  const origins = new Set(allowedOrigins.filter((origin) => !parentOrigin || origin === parentOrigin))
  for (const origin of origins) post({ type: `${framePrefix}READY`, payload }, origin)
}

/** Runs a handler. Its result is copied and stripped to the fields of the protocol. */
async function run(name: FrameRequestName, handler: () => unknown, isHandled: boolean): Promise<Answer> {
  if (!isHandled) return toErrorAnswer(`${name} is not supported`, -32601)
  try {
    const result = await handler()
    const copy = toPlainData(result)
    if (result !== undefined && copy === undefined) return toErrorAnswer(undefined)
    const parsed = resultSchemas[name].safeParse(copy)
    // The schemas of results return plain data for plain data.
    return parsed.success
      ? { outcome: 'SUCCESS', payload: parsed.data as PlainData | undefined }
      : toErrorAnswer(undefined)
  } catch (error) {
    // Other errors can contain internals of the frame.
    return error instanceof FrameHandlerError
      ? toErrorAnswer(error.shortMessage, error.rpcCode)
      : toErrorAnswer(undefined)
  }
}

function toErrorAnswer(message = 'An error occurred', code?: number): Answer {
  return { outcome: 'ERROR', payload: { message, ...(code !== undefined && { code }) } }
}
