import { ConfigError } from '../errors/config.js'
import { isWebUrl } from '../schema/url.js'
import type { WalletConnectOptions } from './options.js'
import { sessionLeft } from './sessionLeft.js'
import { topicOf } from './topicOf.js'
import type { UniversalProvider } from './UniversalProvider.js'

type Method = (...given: readonly unknown[]) => unknown

/**
 * Sees to what the SDK leaves to chance: 2.21.8 is its last version under a free licence, so nobody else will. What another
 * version does not have is left alone.
 */
export function mend(
  provider: UniversalProvider,
  verifyOption: WalletConnectOptions['verify'] = false,
): UniversalProvider {
  const { client } = provider
  const { relayer, pairing, verify } = client.core
  // The SDK would load a frame of `verify.walletconnect.org` to attest each request, and wait 5 s when the frame does not
  // respond. Attestations are optional: wallets work without them.
  if (verify && !verifyOption) verify.register = async () => ''
  const url = typeof verifyOption === 'object' ? verifyOption.url : undefined
  if (verify && url) Reflect.set(verify, 'verifyUrlV3', `${verifyUrl(url)}/v3`)
  // A try to connect that fails begins others, and so does each of them: hundreds in a second after half a minute.
  replace(relayer, 'connect', oneAtATime)
  // Offline, every try to send what is left over fails, each five seconds, and nobody waits for it.
  replace(relayer.publisher, 'checkQueue', (own) => () => {
    const restore = replace(relayer.publisher, 'rpcPublish', quiet)
    own()
    restore()
  })
  // Much is begun that nobody waits for: checks, answers, what comes in on a socket that has just gone.
  for (const owner of [client.engine, pairing])
    for (const name of Object.keys(owner ?? {})) replace(owner, name, watched)
  for (const name of ['onProviderPayload', 'publish']) replace(relayer, name, watched)
  // It may be gone already: ended by both sides at once, or by a message that came before a reload and comes again after it.
  replace(client.engine, 'deleteSession', (own) => async (given) => {
    const topic = topicOf(given)
    if (!client.session.getAll().some((one) => topicOf(one) === topic)) return
    try {
      await own(given)
    } catch {
      // The relay could not be told that nobody listens there any more. The session is over all the same.
      await client.session.delete(topic, sessionLeft)
      client.events?.emit('session_delete', { topic })
    }
  })
  // Without the relay a pairing that has expired cannot be unsubscribed from; the next page forgets it.
  replace(pairing, 'deletePairing', quiet)
  return provider
}

/** @throws `ConfigError` where it is no address of a server */
function verifyUrl(url: string): string {
  if (isWebUrl(url) && !/[?#]/.test(url)) return url.replace(/\/+$/, '')
  throw new ConfigError({
    path: 'verify.url',
    reason: `it must be an https: URL without a query, got "${url}"`,
  })
}

/** Puts a method in the place of one that an object has. Answers how to put that one back. */
export function replace(owner: object | undefined, name: string, make: (own: Method) => Method): () => void {
  const own: unknown = owner && Reflect.get(owner, name)
  if (!owner || typeof own !== 'function') return () => {}
  Reflect.set(owner, name, make(own.bind(owner)))
  return () => Reflect.set(owner, name, own)
}

/** Who waits for it hears of a failure; where nobody waits, nobody is to. */
function watched(own: Method): Method {
  return (...given) => {
    const answer = own(...given)
    if (answer instanceof Promise) answer.catch(() => {})
    return answer
  }
}

/** Nobody hears of a failure. */
function quiet(own: Method): Method {
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
