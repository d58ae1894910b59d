import { parseAccountName, parseChainId } from './chains.js'
import { checkFields } from './checkFields.js'
import type { SiwxFields } from './SiwxFields.js'
import { createPartError, SiwxMessageError } from './SiwxMessageError.js'

/** No message with fields within their limits that an app needs is longer. */
const maxLength = 32_768

const firstLine = /^(?:([^\n:/ ]*):\/\/)?([^\n ]*) wants you to sign in with your ([^\n]+) account:$/

/**
 * Parses the text that the user signed. Only the exact layout is accepted: each line in its place, one line feed between
 * them, no other control characters. `parseMessage(createMessage(fields))` equals `fields`.
 *
 * @throws `SiwxMessageError` if the text is not a valid message. Its `part` is the invalid field, or `layout`.
 * @example
 * ```ts
 * import { parseMessage } from '@latchkit/siwx'
 *
 * const { address, chainId, nonce } = parseMessage(message)
 * ```
 */
export function parseMessage(text: string): SiwxFields {
  if (typeof text !== 'string' || text.length > maxLength)
    throw createPartError('layout', `be a text of at most ${maxLength} characters`, text)
  const lines = createLineReader(text.split('\n'))
  const [, scheme, domain = '', name = ''] = lines.match(firstLine, 'the domain, and "wants you to sign in…"')
  const namespace = parseAccountName(name)
  if (namespace === undefined)
    throw createPartError('chainId', 'belong to the kind of account in the first line', name)
  const address = lines.next('the address')
  lines.empty()
  const statement = readStatement(lines, namespace)
  const uri = lines.labelled('URI')
  const version = lines.labelled('Version')
  if (version !== '1') throw createPartError('version', 'be 1', version)
  const chainText = lines.labelled('Chain ID')
  const chainId = parseChainId(namespace, chainText)
  if (chainId === undefined) throw createPartError('chainId', `be a chain of ${namespace}`, chainText)
  const [nonce, issuedAt] = [lines.labelled('Nonce'), lines.labelled('Issued At')]
  const expirationTime = lines.optional('Expiration Time')
  const notBefore = lines.optional('Not Before')
  const requestId = lines.optional('Request ID')
  const resources = readResources(lines)
  const fields: SiwxFields = {
    ...(scheme !== undefined && { scheme }),
    domain,
    address,
    ...(statement !== undefined && { statement }),
    uri,
    chainId,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources && { resources }),
  }
  checkFields(fields)
  return fields
}

type LineReader = ReturnType<typeof createLineReader>

function readStatement(lines: LineReader, namespace: string): string | undefined {
  const isOmitted = namespace === 'solana' && lines.peek()?.startsWith('URI: ') && lines.peek(1) !== ''
  if (isOmitted) return undefined
  const statement = lines.next('the statement, or an empty line')
  if (statement === '') return undefined
  lines.empty()
  return statement
}

function readResources(lines: LineReader): readonly string[] | undefined {
  if (lines.peek() === undefined) return undefined
  lines.match(/^Resources:$/, 'the end of the message, or the next field in the order of EIP-4361')
  const resources: string[] = []
  while (lines.peek() !== undefined) {
    const [, resource = ''] = lines.match(/^- ([^\n]*)$/, 'a resource, "- " and a URI')
    resources.push(resource)
  }
  return resources
}

function createLineReader(lines: readonly string[]) {
  let at = 0
  const next = (expected: string): string => {
    const line = lines[at++]
    if (line === undefined)
      throw new SiwxMessageError('layout', `Line ${at} must be ${expected}: it is missing.`)
    return line
  }
  const match = (pattern: RegExp, expected: string): RegExpExecArray => {
    const line = next(expected)
    const found = pattern.exec(line)
    if (found) return found
    const text = JSON.stringify(line.slice(0, 80))
    throw new SiwxMessageError('layout', `Line ${at} must be ${expected}, got ${text}.`)
  }
  const readValue = (label: string): string | undefined => {
    const line = lines[at]
    return line?.startsWith(`${label}: `) ? line.slice(label.length + 2) : undefined
  }
  return {
    next,
    match,
    peek: (ahead = 0): string | undefined => lines[at + ahead],
    empty: (): void => void match(/^$/, 'empty'),
    labelled(label: string): string {
      const value = readValue(label)
      if (value === undefined) match(/^(?!)/, `"${label}: " and its value`)
      at++
      return value ?? ''
    },
    optional(label: string): string | undefined {
      const value = readValue(label)
      if (value !== undefined) at++
      return value
    },
  }
}
