import { base64nopad, base64urlnopad } from '@scure/base'

const prefix = 'urn:recap:'
const sentenceStart = 'I further authorize the stated URI to perform the following actions on my behalf: '

/**
 * Parses a ReCap (EIP-5573) of a wallet session, which wallets add to a message that is signed with the approval of the session
 * (`wc_sessionAuthenticate`). It authorizes the app to request methods from the wallet, and nothing else. Returns the methods in their
 * order; `undefined` for any other resource.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export function parseSessionRecap(resource: string): readonly string[] | undefined {
  if (!resource.startsWith(prefix)) return undefined
  const { att, prf = [], ...others } = record(decodeRecap(resource.slice(prefix.length)))
  const { eip155, ...otherResources } = record(att)
  const hasOthers = Object.keys({ ...others, ...otherResources }).length > 0
  if (hasOthers || !Array.isArray(prf) || prf.length > 0) return undefined
  const methods = Object.entries(record(eip155)).map(([ability, limits]) => {
    const [, method] = /^request\/(\w{1,100})$/.exec(ability) ?? []
    return isChainLimit(limits) ? method : undefined
  })
  return methods.length > 0 && methods.every((method) => method !== undefined) ? methods : undefined
}

/**
 * Returns the sentences of the methods in the statement. EIP-5573 sorts them; some wallets keep the order of the ReCap, which they have
 * sorted by the rules of a language.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export function formatRecapSentences(methods: readonly string[]): readonly string[] {
  return [methods, [...methods].sort()].map(
    (order) =>
      `${sentenceStart}(1) 'request': ${order.map((method) => `'${method}'`).join(', ')} for 'eip155'.`,
  )
}

function isChainLimit(limits: unknown): boolean {
  if (!Array.isArray(limits) || limits.length !== 1) return false
  const [limit] = limits
  if (typeof limit !== 'object' || limit === null || Array.isArray(limit)) return false
  const { chains = [], ...others } = limit
  const isChain = (chain: unknown) => typeof chain === 'string' && /^eip155:\d{1,32}$/.test(chain)
  return Object.keys(others).length === 0 && Array.isArray(chains) && chains.every(isChain)
}

/** Both alphabets are in use. */
function decodeRecap(text: string): unknown {
  try {
    const bytes = /[+/]/.test(text) ? base64nopad.decode(text) : base64urlnopad.decode(text)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}
}
