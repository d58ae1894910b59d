import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'

/** Asks the wallet for the signature, and shows how the registration goes. */
export const policy: Policy = {
  names: {
    started: (_, state) =>
      topView(state) === 'register-account-name'
        ? [
            {
              feature: 'modal',
              event: { type: 'push', route: { view: 'register-account-name-success', namespace: 'eip155' } },
            },
          ]
        : [],
    prepared: ({ write }) => [{ feature: 'request', namespace: 'eip155', event: { type: 'ask', write } }],
    registered: ({ address, name }, _state, _config, at) => [
      { feature: 'identity', event: { type: 'load', of: [address], at } },
      { feature: 'identity', event: { type: 'loaded', of: address, value: { name }, at } },
    ],
    notRegistered: ({ id, isAsked }, state) => [
      // The next request does not wait for a wallet that never responds.
      ...(isAsked
        ? [{ feature: 'request', namespace: 'eip155', event: { type: 'cancel', id } } as const]
        : []),
      ...(topView(state) === 'register-account-name-success'
        ? [
            {
              feature: 'modal',
              event: { type: 'replace', route: { view: 'register-account-name', namespace: 'eip155' } },
            } as const,
          ]
        : []),
    ],
  },
  request: {
    done: ({ id, result }) =>
      typeof result === 'string' ? [sendNames({ type: 'signed', writeId: id, signature: result })] : [],
    declined: ({ id, error }) => notSigned(id, error),
    failed: ({ id, error }) => notSigned(id, error),
    cancelled: ({ id }) => notSigned(id, new AbortedError()),
  },
  modal: {
    closed: ({ from }) =>
      from.view === 'register-account-name-success' ? [sendNames({ type: 'cancel' })] : [],
    wentBack: ({ from }) =>
      from.view === 'register-account-name-success' ? [sendNames({ type: 'cancel' })] : [],
  },
  connection: {
    disconnected: ({ namespace }) => (namespace === 'eip155' ? [sendNames({ type: 'cancel' })] : []),
  },
}

function sendNames(event: Extract<Command, { feature: 'names' }>['event']): Command {
  return { feature: 'names', event }
}

function notSigned(writeId: string, error: LatchkitError): readonly Command[] {
  return [sendNames({ type: 'notSigned', writeId, error })]
}

function topView({ modal }: KitState): string | undefined {
  return modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
}
