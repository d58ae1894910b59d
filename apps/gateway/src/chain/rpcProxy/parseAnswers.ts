import { isJson } from './isJson.js'
import { splitItems, splitMembers } from './splitJson.js'

/** The answer of a node. */
export type Answer = {
  readonly kind: 'result' | 'error'
  /** JSON of the result or of the error. */
  readonly json: string
}

/**
 * Parses the answer to one call, or to a batch of calls whose ids are 1, 2 and so on.
 *
 * @param count The number of calls of a batch; `undefined` for one call.
 * @returns One item for each call, in their order; `undefined` for one without a valid answer.
 */
export function parseAnswers(text: string, count: number | undefined): readonly (Answer | undefined)[] {
  const isValid = isJson(text)
  if (count === undefined) return [isValid ? parseAnswer(text, 1) : undefined]
  const items = isValid && isStartOf(text, '[') ? splitItems(text, count) : []
  // Nodes may answer in any order.
  const byId = new Map(items.map((item) => [getMembers(item)?.get('id'), item]))
  return Array.from({ length: count }, (_, index) => {
    const item = byId.get(String(index + 1))
    return item === undefined ? undefined : parseAnswer(item, index + 1)
  })
}

/** Members of a message of a node, as JSON. */
export type MessageMembers = {
  readonly id: string | undefined
  /** `undefined` also for a long one. */
  readonly result: string | undefined
  readonly error: string | undefined
}

/** An answer, a message and an error have fewer. */
const maxMembers = 64
/** Longer results are no ids of subscriptions. */
const maxSubscriptionIdLength = 1_024

/** Returns the members of a message over WebSocket; `undefined` if it is no JSON object. */
export function parseMessage(text: string): MessageMembers | undefined {
  const members = isJson(text) ? getMembers(text) : undefined
  if (!members) return undefined
  const result = members.get('result')
  return {
    id: members.get('id'),
    result: result !== undefined && result.length <= maxSubscriptionIdLength ? result : undefined,
    error: members.get('error'),
  }
}

/** @param text Valid JSON. */
function parseAnswer(text: string, callId: number): Answer | undefined {
  const members = getMembers(text)
  if (!members) return undefined
  const id = members.get('id')
  const result = members.get('result')
  const error = members.get('error')
  if (error !== undefined && error !== 'null') {
    // A node that cannot read a call answers with the id null.
    const isAnswer = id === String(callId) || id === 'null' || id === undefined
    return isAnswer && result === undefined && isRpcError(error) ? { kind: 'error', json: error } : undefined
  }
  return result !== undefined && id === String(callId) ? { kind: 'result', json: result } : undefined
}

/** Returns the members of an object; `undefined` for another value. */
function getMembers(text: string): ReadonlyMap<string, string> | undefined {
  return isStartOf(text, '{') ? splitMembers(text, maxMembers) : undefined
}

function isStartOf(text: string, char: string): boolean {
  return /[^ \t\r\n]/.exec(text)?.[0] === char
}

function isRpcError(text: string): boolean {
  const members = getMembers(text)
  return /^-?\d{1,15}$/.test(members?.get('code') ?? '') && members?.get('message')?.charAt(0) === '"'
}
