import { base58 } from '@scure/base'
import { formatEther, type Hex, hexToBytes, isHex } from 'viem'
import type { PhonePrompt } from './promptDetails.js'

/** The content of a prompt on the phone's screen. */
export type PromptView = {
  readonly id: number
  readonly peer: { readonly name: string; readonly url: string }
  /** `Connect`, `Sign a message` … */
  readonly title: string
  /** The details that the user needs to decide. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

type Facts = readonly (readonly [label: string, value: string])[]

const titles: Readonly<Record<string, string>> = {
  session_proposal: 'Connect',
  session_authenticate: 'Connect and sign in',
  personal_sign: 'Sign a message',
  eth_signTypedData_v4: 'Sign typed data',
  eth_sendTransaction: 'Send a transaction',
  wallet_sendCalls: 'Send several calls',
  wallet_switchEthereumChain: 'Switch the chain',
  wallet_addEthereumChain: 'Add a chain',
  wallet_watchAsset: 'Show a token',
  solana_signMessage: 'Sign a message',
  solana_signTransaction: 'Sign a transaction',
  solana_signAllTransactions: 'Sign several transactions',
  solana_signAndSendTransaction: 'Sign and send a transaction',
}

/** Formats a prompt for the screen. Unknown methods show their params as JSON. */
export function describePrompt({ id, peer, method, params, chainId }: PhonePrompt): PromptView {
  const facts: Facts = [...(chainId ? [['Chain', chainId] as const] : []), ...getFacts(method, params)]
  return {
    id,
    peer: { name: peer.name, url: peer.url },
    title: titles[method] ?? method,
    facts: facts.map(([label, value]) => ({ label, value })),
  }
}

function getFacts(method: string, params: unknown): Facts {
  if (method === 'session_proposal') return proposalFacts(params)
  if (method === 'session_authenticate') return authenticationFacts(field(params, 'authPayload'))
  // Some dapps send the parameters in reverse order, and wallets accept it.
  if (method === 'personal_sign' && Array.isArray(params))
    return [['Message', readable(params.find((each) => !/^0x[0-9a-f]{40}$/i.test(String(each))))]]
  if (method === 'eth_signTypedData_v4' && Array.isArray(params)) return [['Data', pretty(params[1])]]
  if (method === 'eth_sendTransaction' && Array.isArray(params)) return transactionFacts(params[0])
  if (method === 'wallet_sendCalls') return callsFacts(field(params, '0'))
  if (method === 'solana_signMessage') return [['Message', base58Text(field(params, 'message'))]]
  return [['Request', pretty(params)]]
}

function proposalFacts(params: unknown): Facts {
  const asked = [field(params, 'requiredNamespaces'), field(params, 'optionalNamespaces')]
  const namespaces = asked.flatMap((each) => Object.entries(each ?? {}))
  const listed = (name: string) =>
    [...new Set(namespaces.flatMap(([, namespace]) => (field(namespace, name) ?? []) as string[]))].join(', ')
  return [
    ['Chains', listed('chains')],
    ['May ask for', listed('methods')],
  ]
}

function authenticationFacts(payload: unknown): Facts {
  return [
    ['Site', String(field(payload, 'domain'))],
    ['Statement', String(field(payload, 'statement') ?? '')],
    ['Chains', String(field(payload, 'chains'))],
  ]
}

function transactionFacts(transaction: unknown): Facts {
  const value = field(transaction, 'value')
  const data = field(transaction, 'data') ?? field(transaction, 'input')
  return [
    ['To', String(field(transaction, 'to') ?? 'a new contract')],
    ['Amount', isHex(value) ? formatEther(BigInt(value)) : '0'],
    ...(data === undefined || data === '0x' ? [] : [['Data', String(data)] as const]),
  ]
}

function callsFacts(batch: unknown): Facts {
  const calls = field(batch, 'calls')
  const facts = (Array.isArray(calls) ? calls : []).flatMap((call, index) =>
    transactionFacts(call).map(([label, value]) => [`Call ${index + 1}: ${label}`, value] as const),
  )
  const isAtomic = field(batch, 'atomicRequired') === true
  return [...facts, ['All or none', isAtomic ? 'required' : 'not required']]
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function pretty(value: unknown): string {
  try {
    return JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value, null, 2)
  } catch {
    return String(value)
  }
}

function readable(value: unknown): string {
  return isHex(value) ? decodeText(hexToBytes(value as Hex), value) : String(value)
}

function base58Text(value: unknown): string {
  try {
    return decodeText(base58.decode(String(value)), String(value))
  } catch {
    return String(value)
  }
}

/** Bytes that are not text are shown unchanged. */
function decodeText(bytes: Uint8Array, otherwise: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return otherwise
  }
}
