import { fromBase64, toBase64 } from '../../../foundation/encoding/bytes.js'
import { isCaipNetworkId } from '../../../foundation/schema/caip.js'

/**
 * The ReCap of a remote session (EIP-5573): which methods the app may request, and on which chains.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export type SessionRecap = {
  readonly methods: readonly string[]
  /** CAIP-2. Empty if the wallet has not listed them. */
  readonly chains: readonly string[]
}

const prefix = 'urn:recap:'
/** The start of the sentence that a ReCap adds to the statement (EIP-5573). */
const sentenceStart = 'I further authorize the stated URI to perform the following actions on my behalf: '

/** Whether a resource of a message is a ReCap of any kind. */
export function isRecap(resource: string): boolean {
  return resource.startsWith(prefix)
}

/** Whether a statement contains the sentence of a ReCap. */
export function hasRecapSentence(statement: string): boolean {
  return statement.includes(sentenceStart)
}

/** Creates the ReCap of a session. Without chains it is for all chains of the request, which the wallet adds. */
export function createSessionRecap({ methods, chains }: SessionRecap): string {
  const limit = chains.length > 0 ? { chains } : {}
  const abilities = [...methods].sort().map((method) => [`request/${method}`, [limit]])
  const json = JSON.stringify({ att: { eip155: Object.fromEntries(abilities) } })
  return prefix + toBase64(new TextEncoder().encode(json)).replace(/=+$/, '')
}

/** Parses the ReCap of a session. Returns `undefined` for any other one, and if it authorizes something else too. */
export function parseSessionRecap(resource: string): SessionRecap | undefined {
  const { att, ...others } = record(decodeRecap(resource))
  const { eip155, ...otherResources } = record(att)
  const proofs = others.prf
  const hasOthers = Object.keys(others).some((key) => key !== 'prf') || Object.keys(otherResources).length > 0
  if (hasOthers || !(proofs === undefined || (Array.isArray(proofs) && proofs.length === 0))) return undefined
  const methods: string[] = []
  const chains = new Set<string>()
  for (const [ability, limits] of Object.entries(record(eip155))) {
    const [, method] = /^request\/(\w{1,100})$/.exec(ability) ?? []
    const limited = Array.isArray(limits) && limits.length === 1 ? parseChains(limits[0]) : undefined
    if (method === undefined || !limited) return undefined
    methods.push(method)
    for (const chain of limited) chains.add(chain)
  }
  return methods.length > 0 ? { methods, chains: [...chains] } : undefined
}

/**
 * Returns the sentences that wallets add to the statement. EIP-5573 sorts the methods; some wallets keep the order of the
 * ReCap, which they have sorted by the rules of a language.
 */
export function getRecapSentences({ methods }: SessionRecap): readonly string[] {
  const orders = [methods, [...methods].sort()]
  const sentences = orders.map(
    (order) =>
      `${sentenceStart}(1) 'request': ${order.map((method) => `'${method}'`).join(', ')} for 'eip155'.`,
  )
  return [...new Set(sentences)]
}

function parseChains(limit: unknown): readonly string[] | undefined {
  const isPlain = typeof limit === 'object' && limit !== null && !Array.isArray(limit)
  const { chains = [], ...others } = record(limit)
  const isValid = isPlain && Object.keys(others).length === 0 && Array.isArray(chains)
  return isValid && chains.every((chain) => isCaipNetworkId(chain)) ? chains : undefined
}

/** Both alphabets of base64 are in use; the padding is left out. */
function decodeRecap(resource: string): unknown {
  const letters = resource.slice(prefix.length).replace(/-/g, '+').replace(/_/g, '/')
  try {
    const bytes = fromBase64(letters.padEnd(Math.ceil(letters.length / 4) * 4, '='))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
