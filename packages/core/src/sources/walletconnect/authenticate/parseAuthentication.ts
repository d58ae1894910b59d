import { isEvmAddress, toChecksumAddress } from '../../../chains/evm/evmAddress.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import type { CaipAddress, CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SiwxCacao, SiwxMessageData } from '../../../ports/Siwx.js'
import type { SentFields } from './SignInRequest.js'
import { getRecapSentences, isRecap, parseSessionRecap, type SessionRecap } from './sessionRecap.js'

/** Limits the memory and the time that a malicious wallet can use. */
const maxCacaos = 100
const maxTextLength = 16_384
/** A signature of ERC-6492 contains the code of an account. */
const maxSignatureLength = 131_072

/** A signed message, whose fields are those that were requested. The signature is not verified. */
export type SignedMessage = {
  /** The message that the wallet has signed: one of several, which differ in the order of the statement's methods. */
  readonly candidates: readonly SiwxMessageData[]
  readonly signature: `0x${string}`
  /** Whether a key has made the signature, so that it can be verified without the chain. */
  readonly isOfKey: boolean
  readonly cacao: SiwxCacao
}

/** Approval and signature of a wallet. */
export type Authentication = {
  readonly accounts: readonly CaipAddress[]
  readonly methods: readonly string[]
  /** The active chain first. Without the messages that are not EIP-4361, which a server would refuse. */
  readonly signed: readonly SignedMessage[]
}

/**
 * Parses the result of `wc_sessionAuthenticate`. It is untrusted input, validated here: each field must have the value that was
 * requested. A wallet can only reduce the chains and the methods.
 *
 * @throws `WalletResponseError` that names the first invalid field
 */
export function parseAuthentication(result: unknown, sent: SentFields): Authentication {
  const { cacaos } = record(result)
  if (!Array.isArray(cacaos) || cacaos.length === 0 || cacaos.length > maxCacaos)
    throw malformed(`"cacaos" must be a list of 1 to ${maxCacaos} signed messages`)
  const accounts = new Set<CaipAddress>()
  const methods = new Set<string>()
  const signed = new Map<CaipAddress, SignedMessage>()
  for (const cacao of cacaos) {
    const { address, chainId, recap, ...own } = parseCacao(cacao, sent)
    for (const chain of new Set([chainId, ...(recap?.chains ?? [])]))
      accounts.add(`${chain as CaipNetworkId}:${toChecksumAddress(address)}`)
    for (const method of recap?.methods ?? []) methods.add(method)
    // EIP-4361 requires the checksum. The account signs in after it has connected, with a message of the app.
    const isStandard = toChecksumAddress(address) === address
    const account: CaipAddress = `${chainId}:${address}`
    if (isStandard && !signed.has(account)) signed.set(account, own)
  }
  if (methods.size === 0) throw malformed('the wallet has approved no method')
  const order = ({ candidates: [first] }: SignedMessage) => sent.chains.indexOf(first?.chainId ?? '')
  return {
    accounts: [...accounts],
    methods: [...methods],
    signed: [...signed.values()].sort((one, other) => order(one) - order(other)),
  }
}

type Parsed = SignedMessage & {
  readonly address: `0x${string}`
  readonly chainId: CaipNetworkId
  readonly recap: SessionRecap | undefined
}

function parseCacao(value: unknown, sent: SentFields): Parsed {
  const { h, p, s } = record(value)
  const header = text('h.t', record(h).t)
  if (header !== 'caip122' && header !== 'eip4361') throw mismatch('h.t', 'caip122')
  const payload = record(p)
  const { address, chainId } = parseIssuer(payload.iss, sent)
  const expected = { domain: sent.domain, aud: sent.aud, nonce: sent.nonce, version: '1', iat: sent.iat }
  for (const [name, wanted] of Object.entries(expected))
    if (payload[name] !== wanted) throw mismatch(name, wanted)
  const optional = { exp: sent.exp, nbf: sent.nbf, requestId: undefined }
  for (const [name, wanted] of Object.entries(optional))
    if (orNothing(payload[name]) !== orNothing(wanted)) throw mismatch(name, wanted ?? 'left out')
  const { resources, recap } = parseResources(payload.resources, sent)
  const statements = parseStatement(payload.statement, sent, recap)
  const { type, signature, more } = parseSignature(s)
  const fields: SiwxMessageData = {
    ...{ accountAddress: address, chainId, domain: sent.domain, uri: sent.aud, version: '1' },
    ...{ nonce: sent.nonce, issuedAt: sent.iat },
    ...(sent.exp !== undefined && { expirationTime: sent.exp }),
    ...(sent.nbf !== undefined && { notBefore: sent.nbf }),
    ...(resources.length > 0 && { resources }),
  }
  return {
    ...{ address, chainId, recap, signature, isOfKey: type === 'eip191' },
    candidates: statements.map((statement) => (statement === undefined ? fields : { ...fields, statement })),
    cacao: {
      h: { t: header },
      p: {
        ...{ iss: payload.iss, ...expected, resources },
        ...(typeof payload.statement === 'string' && { statement: payload.statement }),
        ...(sent.exp !== undefined && { exp: sent.exp }),
        ...(sent.nbf !== undefined && { nbf: sent.nbf }),
      },
      s: { t: type, s: signature, ...more },
    },
  }
}

/** `did:pkh:` and a CAIP-10 id. */
function parseIssuer(value: unknown, { chains }: SentFields): Pick<Parsed, 'address' | 'chainId'> {
  const issuer = text('iss', value)
  const [, chainId = '', address] = /^did:pkh:(eip155:\d{1,32}):(0x[0-9a-fA-F]{40})$/.exec(issuer) ?? []
  if (!isEvmAddress(address)) throw malformed('"iss" must be did:pkh: and an account of eip155')
  if (!chains.includes(chainId)) throw mismatch('iss', `on one of the chains ${chains.join(', ')}`)
  return { address, chainId: chainId as CaipNetworkId }
}

/** The resources of the app, unchanged, and at the end the ReCap of the session. */
function parseResources(
  value: unknown,
  sent: SentFields,
): { readonly resources: readonly string[]; readonly recap: SessionRecap | undefined } {
  const list = value === undefined || value === null ? [] : value
  if (!Array.isArray(list) || list.length > sent.resources.length + 1)
    throw mismatch('resources', 'those of the app and a ReCap')
  const resources = list.map((resource) => text('resources', resource))
  const last = resources.at(-1)
  const hasRecap = last !== undefined && isRecap(last)
  const own = hasRecap ? resources.slice(0, -1) : resources
  const isSame = own.length === sent.resources.length && own.every((one, at) => one === sent.resources[at])
  if (!isSame) throw mismatch('resources', 'those of the app and a ReCap')
  if (!hasRecap) return { resources, recap: undefined }
  const recap = parseSessionRecap(last)
  const isReduced =
    recap?.methods.every((method) => sent.methods.includes(method)) &&
    recap.chains.every((chain) => sent.chains.includes(chain))
  if (!isReduced) throw mismatch('resources', 'a ReCap with requested methods and chains only')
  return { resources, recap }
}

/** Returns the statements that the wallet can have signed: the statement of the app, and the sentence of the ReCap. */
function parseStatement(
  value: unknown,
  sent: SentFields,
  recap: SessionRecap | undefined,
): readonly (string | undefined)[] {
  const own = orNothing(sent.statement)
  const sentences = recap ? getRecapSentences(recap) : []
  const full = sentences.map((sentence) => (own === undefined ? sentence : `${own} ${sentence}`))
  const given = orNothing(value)
  // Wallets add the sentence to the text; not all of them add it to the field too.
  if (given === own) return recap ? full : [own]
  const found = full.filter((statement) => statement === given)
  if (found.length === 0) throw mismatch('statement', 'that of the app, and the sentence of its ReCap')
  return found
}

function parseSignature(value: unknown): {
  readonly type: 'eip191' | 'eip1271'
  readonly signature: `0x${string}`
  readonly more: { readonly m?: string }
} {
  const { t: type, s: signature, m } = record(value)
  if (type !== 'eip191' && type !== 'eip1271') throw mismatch('s.t', 'eip191 or eip1271')
  const isHex = typeof signature === 'string' && /^0x(?:[0-9a-fA-F]{2})+$/.test(signature)
  if (!isHex || signature.length > maxSignatureLength) throw malformed('"s.s" must be a signature in hex')
  const more = typeof m === 'string' && m.length <= maxTextLength ? { m } : {}
  return { type, signature: signature as `0x${string}`, more }
}

/** Wallets send empty texts and `null` for fields that a message does not have. */
function orNothing<T>(value: T): T | undefined {
  return value === '' || value === null ? undefined : value
}

function text(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > maxTextLength || /[\r\n]/.test(value))
    throw malformed(`"${name}" must be one line of at most ${maxTextLength} characters`)
  return value
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function mismatch(field: string, wanted: string): WalletResponseError {
  return malformed(`"${field}" of the signed message must be ${wanted}`)
}

function malformed(reason: string): WalletResponseError {
  return new WalletResponseError({ method: 'wc_sessionAuthenticate', reason })
}
