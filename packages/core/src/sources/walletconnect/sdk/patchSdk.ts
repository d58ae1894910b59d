import { ConfigError } from '../../../foundation/errors/config.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import { getTopic } from './getTopic.js'
import type { WalletConnectOptions } from './options.js'
import type { UniversalProvider } from './UniversalProvider.js'
import { userDisconnectedReason } from './userDisconnectedReason.js'

type Method = (...given: readonly unknown[]) => unknown

/**
 * Patches bugs of the SDK. Version 2.21.8 is the last one under a free licence, so upstream will not fix them. Methods
 * that do not exist in another version are skipped.
 */
export function patchSdk(
  provider: UniversalProvider,
  verifyOption: WalletConnectOptions['verify'] = false,
): UniversalProvider {
  const { client } = provider
  const { relayer, pairing, verify } = client.core
  // The SDK would load a frame of `verify.walletconnect.org` to attest each request, and wait 5 s when the frame does
  // not respond. Attestations are optional: wallets work without them.
  if (verify && !verifyOption) verify.register = async () => ''
  const url = typeof verifyOption === 'object' ? verifyOption.url : undefined
  if (verify && url) Reflect.set(verify, 'verifyUrlV3', `${verifyUrl(url)}/v3`)
  // A failed connection attempt starts several others: after half a minute there are hundreds per second.
  replace(relayer, 'connect', oneAtATime)
  // While offline, sending the queue fails every five seconds, with an unhandled rejection.
  replace(relayer.publisher, 'checkQueue', (own) => () => {
    const restore = replace(relayer.publisher, 'rpcPublish', ignoreRejections)
    own()
    restore()
  })
  // The SDK does not handle rejections of many internal operations.
  for (const owner of [client.engine, pairing])
    for (const name of Object.keys(owner ?? {})) replace(owner, name, handleRejections)
  for (const name of ['onProviderPayload', 'publish']) replace(relayer, name, handleRejections)
  // The session may be deleted already: both sides ended it, or a message is delivered again after a reload.
  replace(client.engine, 'deleteSession', (own) => async (given) => {
    const topic = getTopic(given)
    if (!client.session.getAll().some((one) => getTopic(one) === topic)) return
    try {
      await own(given)
    } catch {
      // The relay did not receive the unsubscription. The session is removed locally anyway.
      await client.session.delete(topic, userDisconnectedReason)
      client.events?.emit('session_delete', { topic })
    }
  })
  // Without the relay, an expired pairing cannot be unsubscribed from; the SDK removes it on the next page load.
  replace(pairing, 'deletePairing', ignoreRejections)
  return provider
}

/** @throws `ConfigError` if it is not the URL of a server */
function verifyUrl(url: string): string {
  if (isWebUrl(url) && !/[?#]/.test(url)) return url.replace(/\/+$/, '')
  throw new ConfigError({
    path: 'verify.url',
    reason: `it must be an https: URL without a query, got "${url}"`,
  })
}

/** Replaces a method of an object. Returns a function that restores the original. */
export function replace(owner: object | undefined, name: string, make: (own: Method) => Method): () => void {
  const own: unknown = owner && Reflect.get(owner, name)
  if (!owner || typeof own !== 'function') return () => {}
  Reflect.set(owner, name, make(own.bind(owner)))
  return () => Reflect.set(owner, name, own)
}

/** Handles rejections, so that an unused promise causes no uncaught error. Callers still receive them. */
function handleRejections(own: Method): Method {
  return (...given) => {
    const response = own(...given)
    if (response instanceof Promise) response.catch(() => {})
    return response
  }
}

/** Ignores rejections; callers do not receive them. */
function ignoreRejections(own: Method): Method {
  return (...given) => Promise.resolve(own(...given)).catch(() => {})
}

function oneAtATime(own: Method): Method {
  let running: Promise<unknown> | undefined
  return (...given) => {
    running ??= Promise.resolve(own(...given)).finally(() => {
      running = undefined
    })
    return running
  }
}
