import type { Latchkit } from '../../../engine/latchkit.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ConnectSignIn } from '../../../ports/ConnectSignIn.js'
import { createUnboundMessage } from './createUnboundMessage.js'
import { getSiwx } from './getSiwx.js'

/** An address of 32 zero bytes, which has no key. Wallets of other namespaces do not sign in before they are connected. */
const unknownAccounts: Readonly<Partial<Record<ChainNamespace, string>>> = { solana: '1'.repeat(32) }

/** Creates the sign-in of a wallet that connects and signs with one prompt; `undefined` if accounts of the namespace do not sign in. */
export function createConnectSignIn(
  { config, internal }: Pick<Latchkit, 'config' | 'internal'>,
  namespace: ChainNamespace,
): ConnectSignIn | undefined {
  const siwx = getSiwx(config)
  const accountAddress = unknownAccounts[namespace]
  if (!siwx || accountAddress === undefined || siwx.namespaces?.includes(namespace) === false)
    return undefined
  const { clock, send, warn } = internal

  return {
    async createMessage(chainId) {
      const created = await createUnboundMessage(siwx, { accountAddress, chainId }, clock).catch((error) => {
        warn(
          'The message of a sign-in could not be created, so the user signs in after the wallet is connected.',
          error,
        )
        return undefined
      })
      // The address is in the text once, or the wallet could not create the same text.
      if (created?.text.split(accountAddress).length !== 2) return undefined
      const { data, text } = created
      const toText = (address: string) => text.replace(accountAddress, () => address)
      return {
        toText,
        async complete({ address, signature, signal }) {
          const session = { data: { ...data, accountAddress: address }, message: toText(address), signature }
          const report = (result: { readonly session: typeof session } | { readonly error: LatchkitError }) =>
            send({ feature: 'siwx', namespace, event: { type: 'oneClick', chainId, ...result } })
          try {
            await siwx.addSession(session)
          } catch (cause) {
            const reason = 'addSession has thrown'
            const error =
              cause instanceof LatchkitError ? cause : new SignInError({ step: 'addSession', reason, cause })
            report({ error })
            throw error
          }
          if (!signal.aborted) return report({ session })
          await Promise.resolve(siwx.revokeSession(chainId, address)).catch((error) =>
            warn('The session of a cancelled sign-in was not ended.', error),
          )
          throw new AbortedError()
        },
      }
    },
  }
}
