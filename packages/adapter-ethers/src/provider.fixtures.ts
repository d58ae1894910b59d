import type { Eip1193Provider } from '@latchkit/core'

type Listener = (value: unknown) => void

/** A wallet controlled by a test: it returns the given responses at once and emits the given events. */
export type ScriptedProvider = Eip1193Provider & {
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
  /** Responses by method. A function is called; what it throws or rejects with is the wallet's error. */
  readonly answers: Record<string, unknown>
  readonly requests: readonly string[]
  readonly emit: (event: string, value: unknown) => void
  readonly listeners: () => number
}

/** An address in lower case, as many wallets return it. */
export const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** The same address with EIP-55 checksum. */
export const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Creates a wallet with one account on chain 1. */
export function createScriptedProvider(): ScriptedProvider {
  const listenersByEvent = new Map<string, Set<Listener>>()
  const requests: string[] = []
  const answers: Record<string, unknown> = {
    eth_accounts: [account],
    eth_requestAccounts: [account],
    eth_chainId: '0x1',
    wallet_revokePermissions: null,
  }
  return {
    answers,
    requests,
    async request({ method }) {
      requests.push(method)
      const answer = answers[method]
      return typeof answer === 'function' ? answer() : answer
    },
    on: (event, listener) =>
      void listenersByEvent.set(event, (listenersByEvent.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listenersByEvent.get(event)?.delete(listener),
    emit(event, value) {
      for (const listener of [...(listenersByEvent.get(event) ?? [])]) listener(value)
    },
    listeners: () => [...listenersByEvent.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
