import { messagesPerSecondMax, usedIdsMax } from '../protocol/limits.js'
import {
  type AppEnvelope,
  type AppMessage,
  parseAppMessage,
  readAppEnvelope,
} from '../protocol/parseAppMessage.js'
import type { HostMessage } from './HostPage.js'

/** The decision about a message. */
export type GateResult =
  /** No answer, so that the sender learns nothing. */
  | { readonly status: 'dropped' }
  /** An error answer. `message` is for the developer of the app. */
  | {
      readonly status: 'refused'
      readonly envelope: AppEnvelope
      readonly message: string
      /** Code of JSON-RPC. */
      readonly code: number
    }
  | { readonly status: 'accepted'; readonly message: AppMessage }

/** Decides about each message that the frame receives. */
export type MessageGate = {
  /** The origin of the first message that was not dropped. */
  readonly pinnedOrigin: string | undefined
  /** Checks a message of a window. `at` is the time in ms. */
  checkWindowMessage(message: HostMessage, at: number): GateResult
  /** Checks a message of the port that the pinned window has transferred. `at` is the time in ms. */
  checkPortMessage(data: unknown, at: number): GateResult
}

const dropped: GateResult = { status: 'dropped' }

/**
 * Creates the gate of a frame. It drops messages that do not come from the parent window with an allowed origin, pins the
 * origin of the first one that has a known type, and refuses repeated ids, invalid payloads and too many messages.
 */
export function createMessageGate({
  parent,
  allowedOrigins,
}: {
  readonly parent: unknown
  readonly allowedOrigins: readonly string[]
}): MessageGate {
  const usedIds = new Set<string>()
  /** Times of the accepted messages of the last second. */
  let recent: readonly number[] = []
  let pinnedOrigin: string | undefined

  function isFromApp({ origin, source, isTrusted }: HostMessage): boolean {
    if (!isTrusted || !parent || source !== parent) return false
    // A list cannot allow sandboxed and local documents, which all have the origin "null".
    if (origin === 'null') return false
    return pinnedOrigin === undefined ? allowedOrigins.includes(origin) : origin === pinnedOrigin
  }

  function check(data: unknown, envelope: AppEnvelope, at: number): GateResult {
    recent = recent.filter((time) => at - time < 1_000)
    if (recent.length >= messagesPerSecondMax)
      return { status: 'refused', envelope, message: 'Too many requests', code: -32005 }
    recent = [...recent, at]
    if (envelope.id !== '') {
      if (usedIds.has(envelope.id))
        return { status: 'refused', envelope, message: 'The id of the request is not new', code: -32600 }
      usedIds.add(envelope.id)
      const [oldest] = usedIds
      if (usedIds.size > usedIdsMax && oldest !== undefined) usedIds.delete(oldest)
    }
    const parsed = parseAppMessage(data, envelope)
    return 'message' in parsed
      ? { status: 'accepted', message: parsed.message }
      : { status: 'refused', envelope, message: parsed.reason, code: -32602 }
  }

  return {
    get pinnedOrigin() {
      return pinnedOrigin
    },
    checkWindowMessage(message, at) {
      if (!isFromApp(message)) return dropped
      const envelope = readAppEnvelope(message.data)
      if (!envelope) return dropped
      pinnedOrigin = message.origin
      return check(message.data, envelope, at)
    },
    checkPortMessage(data, at) {
      const envelope = readAppEnvelope(data)
      return envelope ? check(data, envelope, at) : dropped
    },
  }
}
