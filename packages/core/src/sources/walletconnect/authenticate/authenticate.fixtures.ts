import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { formatSiwxMessage } from '../../../features/login/siwx/formatSiwxMessage.js'
import type { SiwxMessageData } from '../../../ports/Siwx.js'
import type { SentFields } from './SignInRequest.js'

/** The account of the wallet. */
export const owner: PrivateKeyAccount = privateKeyToAccount(`0x${'11'.repeat(32)}`)

const start = 'I further authorize the stated URI to perform the following actions on my behalf:'
/** The sentence of `recap`. */
export const sentence: string = `${start} (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`

/** Creates a ReCap as wallets do. */
export function toRecap(
  methods: readonly string[] = ['eth_sendTransaction', 'personal_sign'],
  chains: readonly string[] = ['eip155:1', 'eip155:10'],
): string {
  const abilities = Object.fromEntries(methods.map((method) => [`request/${method}`, [{ chains }]]))
  return encode({ att: { eip155: abilities } })
}

/** Encodes any value as a ReCap. */
export function encode(value: unknown): string {
  return `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64').replace(/=/g, '')}`
}

/** What the app has sent. */
export const sent: SentFields = {
  chains: ['eip155:1', 'eip155:10'],
  methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
  domain: 'app.example',
  aud: 'https://app.example',
  nonce: 'kEWepMt9knR6lWJ6A',
  iat: '2030-01-01T00:00:00.000Z',
  exp: '2030-01-01T00:10:00.000Z',
  statement: 'Sign in to Example.',
  resources: ['https://app.example/terms'],
}

/** The payload of a CACAO of a wallet that changes nothing but what it has to. */
export type Payload = Record<string, unknown>

/** Creates the payload. */
export function toPayload(changes: Payload = {}): Payload {
  return {
    iss: `did:pkh:eip155:1:${owner.address}`,
    domain: sent.domain,
    aud: sent.aud,
    version: '1',
    nonce: sent.nonce,
    iat: sent.iat,
    exp: sent.exp,
    statement: `${sent.statement} ${sentence}`,
    resources: [...sent.resources, toRecap()],
    ...changes,
  }
}

/** Creates a CACAO whose text is signed by `owner`. */
export async function signCacao(changes: Payload = {}, signature?: unknown): Promise<object> {
  const p = toPayload(changes)
  const [, , namespace, reference, address] = String(p.iss).split(':')
  const data = {
    ...{ accountAddress: address, chainId: `${namespace}:${reference}`, domain: p.domain, uri: p.aud },
    ...{ version: p.version, nonce: p.nonce, issuedAt: p.iat, expirationTime: p.exp },
    ...{ statement: p.statement, resources: p.resources },
  } as SiwxMessageData
  const s = signature ?? (await owner.signMessage({ message: formatSiwxMessage(data) }))
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s } }
}
