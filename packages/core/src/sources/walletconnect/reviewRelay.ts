import { ConfigError } from '../../foundation/errors/config.js'
import { describe } from '../../foundation/schema/check.js'
import { isSocketUrl } from '../../foundation/schema/url.js'
import type { PortContext } from '../../ports/Adapter.js'
import type { WalletConnectOptions } from './sdk/options.js'

/** Read as `inDevelopment.ts` of core does. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/**
 * Rejects the URL of a relay that is none. Production builds do not contain the check.
 *
 * @throws `ConfigError` that says what to write instead.
 */
export function checkRelayUrl({ relayUrl }: WalletConnectOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') findInvalidUrl(relayUrl)
  } catch (error) {
    // Also without a build: see `inDevelopment.ts`.
    if (error instanceof ConfigError) throw error
  }
}

/** Warns of a relay without the name of the app, unless it is a production build. */
export function warnOfMissingMetadata(
  { metadata, provider }: WalletConnectOptions,
  context: Pick<PortContext, 'metadata' | 'warn'>,
): void {
  try {
    if (process.env.NODE_ENV !== 'production' && !metadata && !provider && !context.metadata.name)
      context.warn(
        'Mobile wallets show no name for this app, and some reject it: set the option "metadata" to { name, description, url, icons }.',
      )
  } catch {
    // Not a variable, as above.
  }
}

function findInvalidUrl(url: unknown): void {
  if (url === undefined || (typeof url === 'string' && isSocketUrl(url))) return
  const isHttp = typeof url === 'string' && /^https?:/i.test(url)
  const hint = isHttp
    ? `. Write "${url.replace(/^http/i, 'ws')}"`
    : '. Omit it for the relay of WalletConnect'
  throw new ConfigError({
    path: 'walletConnect.relayUrl',
    reason: `must be a URL that begins with wss:// (or ws:// on this machine or a private network), got ${describe(url)}${hint}`,
  })
}
