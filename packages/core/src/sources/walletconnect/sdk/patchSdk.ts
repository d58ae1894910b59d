import { ConfigError } from '../../../foundation/errors/config.js'
import { isWebUrl } from '../../../foundation/schema/url.js'
import type { Timeouts } from '../protocol/createSdkTimeouts.js'
import type { SentRequest } from '../protocol/SentRequest.js'
import type { SdkNamespace, UniversalProvider } from '../protocol/UniversalProvider.js'
import type { WalletConnectOptions } from './options.js'
import { patchDeepLinks } from './patchDeepLinks.js'
import { patchDeleteSession } from './patchDeleteSession.js'
import { patchProposal } from './patchProposal.js'
import { patchProposalExpiry } from './patchProposalExpiry.js'
import { patchRequestExpiry } from './patchRequestExpiry.js'
import { handleRejections, ignoreRejections, replaceMethod, runOneAtATime } from './replaceMethod.js'

/** Dependencies of the patches. */
export type PatchContext = {
  readonly timeouts: Timeouts
  /** Called with each request that the SDK sends to a wallet whose app may be opened. */
  readonly onSent: (request: SentRequest) => void
  readonly verify?: WalletConnectOptions['verify']
  /** Returns a copy of the proposal. */
  readonly getProposal: () => Record<string, SdkNamespace>
}

type Patch = (provider: UniversalProvider, context: PatchContext) => void

/**
 * All patches of the SDK, in the order in which they are applied. Version 2.21.8 is the last one under a free licence, so
 * upstream will not fix it. Methods that do not exist in another version are skipped.
 */
const patches: readonly Patch[] = [
  // Removes the listeners of the provider, the only ones. They serve a session that the kit never creates, and would expire
  // every proposal as soon as a session ends.
  ({ client }) => client.events?.removeAllListeners?.(),
  // The SDK loads a frame of `verify.walletconnect.org` to attest each request, and waits 5 s if the frame does not load:
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/3500. Wallets work without attestations.
  patchVerify,
  // A failed connection attempt starts several others: after half a minute there are hundreds per second.
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/7131
  ({ client }) => replaceMethod(client.core.relayer, 'connect', runOneAtATime),
  // While offline, sending the queue fails every five seconds, with an unhandled rejection:
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/4337
  patchQueueFailures,
  // The SDK does not handle rejections of many internal operations:
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/5487
  patchInternalRejections,
  // Deleting a session fails if it is deleted already, because both sides ended it, or a message is delivered again:
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/1772
  patchDeleteSession,
  // Without the relay, an expired pairing cannot be unsubscribed from; the SDK removes it on the next page load.
  ({ client }) => replaceMethod(client.core.pairing, 'deletePairing', ignoreRejections),
  // The SDK opens the link that it finds in `localStorage`, also `javascript:`, and the link of a wallet used earlier:
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/3437
  patchDeepLinks,
  // The SDK's time-out of a proposal is an unhandled rejection in the app:
  // https://github.com/WalletConnect/walletconnect-monorepo/issues/7064
  patchProposalExpiry,
  // So is the link of a request.
  patchRequestExpiry,
  // The proposal of `authenticate` has only the methods that the SDK encodes with `Buffer`, which browsers do not have.
  patchProposal,
]

/**
 * Applies all patches to a provider that the kit created. A provider of the app is never patched.
 *
 * @throws `ConfigError` if the URL of the verify server is invalid
 */
export function patchSdk(provider: UniversalProvider, context: PatchContext): void {
  for (const patch of patches) patch(provider, context)
}

/** @throws `ConfigError` if the URL of the option does not name a server */
function patchVerify({ client }: UniversalProvider, { verify: option }: PatchContext): void {
  const { verify } = client.core
  if (!verify) return
  if (!option) verify.register = async () => ''
  const url = typeof option === 'object' && option.url
  if (!url) return
  if (!isWebUrl(url) || /[?#]/.test(url))
    throw new ConfigError({
      path: 'verify.url',
      reason: `it must be an https: URL without a query, got "${url}"`,
    })
  Reflect.set(verify, 'verifyUrlV3', `${url.replace(/\/+$/, '')}/v3`)
}

function patchQueueFailures({ client }: UniversalProvider): void {
  const { publisher } = client.core.relayer
  replaceMethod(publisher, 'checkQueue', (original) => () => {
    const restore = replaceMethod(publisher, 'rpcPublish', ignoreRejections)
    // Calls `rpcPublish` for each message of the queue synchronously.
    original()
    restore()
  })
}

function patchInternalRejections({ client }: UniversalProvider): void {
  const { pairing, relayer } = client.core
  for (const owner of [client.engine, pairing])
    for (const name of Object.keys(owner ?? {})) replaceMethod(owner, name, handleRejections)
  for (const name of ['onProviderPayload', 'publish']) replaceMethod(relayer, name, handleRejections)
}
