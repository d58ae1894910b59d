import type { WalletControl } from './control.js'
import { createWallet, type WalletEnvironment, type WalletOptions } from './createWallet.js'
import type { WalletChain } from './state.js'
import type { WalletMemory } from './stateStore.js'
import { harbor } from './wallets.js'

/** Chains without nodes; no server listens there. */
export const chains: readonly WalletChain[] = [
  { id: 31337, name: 'Devnet 31337', rpcUrl: 'http://127.0.0.1:1' },
  { id: 31338, name: 'Devnet 31338', rpcUrl: 'http://127.0.0.1:2' },
]

/** Creates memory that two wallets can share, like two tabs. */
export function createMemory(): WalletMemory {
  let text: string | null = null
  return {
    read: () => text,
    write(next) {
      text = next
    },
  }
}

/** `request` with positional arguments. */
export type Request = (method: string, params?: readonly unknown[] | object) => Promise<unknown>

/** A wallet under test. */
export type TestWallet = {
  readonly control: WalletControl
  readonly reload: () => void
  /** The events emitted so far. */
  readonly events: readonly (readonly [event: string, payload: unknown])[]
  readonly request: Request
}

/** Creates Harbor without a page. */
export function createTestWallet(
  options: Partial<WalletOptions> = {},
  environment: Partial<WalletEnvironment> = {},
): TestWallet {
  const { control, reload } = createWallet(
    { ...harbor, ...options },
    {
      chains,
      origin: 'https://dapp.test',
      memory: createMemory(),
      call: () => Promise.reject(new TypeError('fetch failed')),
      wait: () => Promise.resolve(),
      announce: () => {},
      ...environment,
    },
  )
  const events: [event: string, payload: unknown][] = []
  for (const event of ['connect', 'disconnect', 'chainChanged', 'accountsChanged'])
    control.provider.on(event, (payload) => events.push([event, payload]))
  return { control, reload, events, request: createRequest(control) }
}

/** Creates a shorthand for a wallet's `request`. */
export function createRequest({ provider }: WalletControl): Request {
  return (method, params) => provider.request(params === undefined ? { method } : { method, params })
}

/** Returns the code of the error that a request rejects with. */
export async function getErrorCode(request: Promise<unknown>): Promise<unknown> {
  const error = await request.then(
    (answer) => {
      throw new Error(`answered ${JSON.stringify(answer)}`)
    },
    (reason: unknown) => reason,
  )
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : error
}
