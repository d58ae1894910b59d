import type { FrameRequestName, FrameResult } from '../protocol/FrameRequests.js'
import { errorMessageLengthMax, idLengthMax } from '../protocol/limits.js'
import { type PlainData, toPlainData } from '../protocol/toPlainData.js'
import { framePrefix } from '../protocol/wire.js'
import { resultParsers } from './resultParsers.js'

/** How the frame has answered a request. */
export type FrameAnswer =
  | { readonly status: 'success'; readonly value: FrameResult<FrameRequestName> }
  /** `message` is absent if the frame sent none. `code` is one of EIP-1193 or JSON-RPC. */
  | { readonly status: 'error'; readonly message?: string; readonly code?: number }
  /** A success whose result is not valid. */
  | { readonly status: 'invalid'; readonly cause: unknown }

/** A valid message of the frame. */
export type FrameMessage =
  /** The server of the frame does not serve it to the origin of the app. */
  | { readonly type: 'refused' }
  /** `versions` are the versions of the move to a message port, not parsed; empty for frames without it. */
  | { readonly type: 'ready'; readonly versions: readonly PlainData[] }
  /** The version is not parsed: it is compared with the one of the request. */
  | { readonly type: 'handshake'; readonly id: string; readonly version: PlainData | undefined }
  | {
      readonly type: 'answer'
      /** Not parsed: it is compared with the one of the request. */
      readonly name: string
      readonly id: string
      readonly answer: FrameAnswer
    }

type Fields = Readonly<Record<string, PlainData>>

/** Parses a message of the frame. Returns `undefined` for an unknown type, and for anything that is no answer. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  const message = toFields(toPlainData(data))
  const { type, id, payload } = message
  if (typeof type !== 'string' || !type.startsWith(framePrefix)) return undefined
  const kind = type.slice(framePrefix.length)
  if (kind === 'REFUSED') return { type: 'refused' }
  const fields = toFields(payload)
  if (kind === 'READY') {
    const { versions } = fields
    return { type: 'ready', versions: Array.isArray(versions) ? versions : [] }
  }
  if (typeof id !== 'string' || id === '' || id.length > idLengthMax) return undefined
  const [, name, outcome] = /^([A-Z_]+)_(SUCCESS|ERROR)$/.exec(kind) ?? []
  if (name === 'HANDSHAKE')
    return { type: 'handshake', id, version: outcome === 'SUCCESS' ? fields.version : undefined }
  if (!name) return undefined
  const answer = outcome === 'SUCCESS' ? toResult(name, payload) : toErrorAnswer(fields)
  return { type: 'answer', name, id, answer }
}

function toResult(name: string, payload: PlainData | undefined): FrameAnswer {
  // No property of objects has a name in capital letters.
  const parsers: Readonly<Record<string, (value: PlainData | undefined) => FrameResult<FrameRequestName>>> =
    resultParsers
  try {
    return { status: 'success', value: parsers[name]?.(payload) }
  } catch (cause) {
    return { status: 'invalid', cause }
  }
}

function toErrorAnswer({ message, code }: Fields): FrameAnswer {
  return {
    status: 'error',
    ...(typeof message === 'string' &&
      message !== '' && { message: message.slice(0, errorMessageLengthMax) }),
    ...(Number.isInteger(code) && { code: Number(code) }),
  }
}

function toFields(value: PlainData | undefined): Fields {
  // Not an array, and a copy by `toPlainData`.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}
