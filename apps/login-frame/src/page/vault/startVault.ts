import type { Vault } from '../../shared/vault/Vault.js'
import type { VaultSettings } from '../../shared/vault/vaultMessages.js'
import workerUrl from '../../worker/worker.ts?worker&url'
import { connectWorker } from './connectWorker.js'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** Starts the worker that has the keys. A module worker has the content security policy of its own response. */
export function startVault(settings: VaultSettings): Vault {
  const worker = new Worker(trustWorkerUrl(), { type: 'module', name: 'latchkit-vault' })
  return connectWorker(
    {
      send: (message) => worker.postMessage(message),
      onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
      onError: (listener) => worker.addEventListener('error', listener),
    },
    settings,
  )
}

/** `require-trusted-types-for 'script'` also applies to the URLs of workers. Only this one is trusted. */
function trustWorkerUrl(): string {
  // TypeScript has no types for it, and Firefox and Safari did not have it for long.
  const scope: object = globalThis
  const { trustedTypes } = scope as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return workerUrl
  return trustedTypes.createPolicy('latchkit-frame', { createScriptURL: () => workerUrl }).createScriptURL('')
}
