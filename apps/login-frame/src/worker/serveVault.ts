import type { Vault } from '../shared/vault/Vault.js'
import { VaultError } from '../shared/vault/VaultError.js'
import { vaultCalls } from '../shared/vault/vaultCalls.js'
import {
  pageMessageSchema,
  type VaultEndpoint,
  type VaultSettings,
  type WorkerMessage,
} from '../shared/vault/vaultMessages.js'
import { ServiceError } from './services/ServiceError.js'
import { getStorageProblem } from './storage/getStorageProblem.js'

type VaultMethod = keyof typeof vaultCalls

/** Answers the calls of the page. Malformed messages are ignored, and errors without a code reveal nothing. */
export function serveVault(
  endpoint: VaultEndpoint<WorkerMessage>,
  create: (settings: VaultSettings) => Vault,
): void {
  const pending = new Map<number, AbortController>()
  let vault: Vault | undefined

  async function call(id: number, method: VaultMethod, parameters: unknown): Promise<void> {
    const controller = new AbortController()
    pending.set(id, controller)
    try {
      if (!vault) throw new VaultError({ code: 'vault_unavailable', message: 'The vault has no settings.' })
      const result = await callVault(vault, method, parameters, controller.signal)
      endpoint.send({ type: 'result', id, result: vaultCalls[method].result.parse(result) })
    } catch (error) {
      endpoint.send({ type: 'error', id, error: toMessage(error) })
    } finally {
      pending.delete(id)
    }
  }

  endpoint.onMessage((data) => {
    const parsed = pageMessageSchema.safeParse(data)
    if (!parsed.success) return
    const message = parsed.data
    if (message.type === 'abort') pending.get(message.id)?.abort()
    else if (message.type === 'call') void call(message.id, message.method, message.parameters)
    else vault ??= create(message.settings)
  })
}

function callVault(
  vault: Vault,
  method: VaultMethod,
  parameters: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  if (method === 'waitForDevice' || method === 'waitForFarcaster') return vault[method]({ signal })
  const parsed = vaultCalls[method].parameters.safeParse(parameters)
  if (!parsed.success) {
    throw new VaultError({
      code: 'invalid_request',
      message: 'The request is not valid. Nothing was signed.',
      cause: parsed.error,
    })
  }
  // The schema belongs to this method.
  const run = vault[method] as (parameters: unknown) => Promise<unknown>
  return run(parsed.data)
}

function toMessage(error: unknown) {
  if (error instanceof VaultError || error instanceof ServiceError) {
    const { code, message, retryAfterMs } = error
    return { code, message, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }
  const code = getStorageProblem(error)
  if (code) return { code, message: 'The storage of the browser is not available. Nothing was signed.' }
  return { code: 'unknown', message: 'An error occurred. Nothing was signed.' }
}
