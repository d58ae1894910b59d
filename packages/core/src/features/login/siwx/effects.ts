import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { timerMsMax } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SiwxConfig } from '../../../ports/Siwx.js'
import { findSession } from './findSession.js'
import { getSiwx } from './getSiwx.js'
import { parseMessage } from './rules.js'
import type { SiwxEffect, SiwxEvent } from './types.js'

/** The effects of the sign-in: calls to the option `siwx`, whose values are validated here. */
export const effects: Effects<
  SiwxEffect,
  SiwxEvent,
  Pick<KitContext, 'config' | 'clock' | 'getState' | 'warn'> & { readonly namespace: ChainNamespace }
> = {
  async check({ subject }, { config, clock }) {
    const siwx = getSiwx(config)
    const isRequired = isRequiredBy(siwx)
    const recheckMs = toDelay(siwx?.sessionRefetchIntervalMs)
    try {
      const sessions = await callSiwx('getSessions', config, (siwx) =>
        siwx.getSessions(subject.chainId, subject.address),
      )
      return { type: 'checked', isRequired, recheckMs, session: findSession(sessions, subject, clock.now()) }
    } catch (error) {
      // Whether the sign-in is required decides what follows.
      return { type: 'checked', isRequired, recheckMs, error: toSignInError(error) }
    }
  },
  async prepare({ subject }, { config }) {
    const { address: accountAddress, chainId } = subject
    const message = await callSiwx('createMessage', config, (siwx) =>
      siwx.createMessage({ accountAddress, chainId }),
    )
    const refreshMs = toDelay(getSiwx(config)?.messageRefetchIntervalMs)
    return { type: 'prepared', message: parseMessage(message, subject), refreshMs }
  },
  async add({ id, session }, { config }) {
    await callSiwx('addSession', config, (siwx) => siwx.addSession(session))
    return { type: 'added', id, session, recheckMs: toDelay(getSiwx(config)?.sessionRefetchIntervalMs) }
  },
  async revoke({ id, subject }, { config }) {
    await callSiwx('revokeSession', config, (siwx) => siwx.revokeSession(subject.chainId, subject.address))
    return { type: 'revoked', id }
  },
  async clear(_, { config, getState, namespace, warn }) {
    if (getSiwx(config)?.signOutOnDisconnect === false) return undefined
    const others = Object.entries(getState().siwx ?? {}).flatMap(([other, state]) =>
      other !== namespace && state?.status === 'verified' ? [state.session] : [],
    )
    try {
      await getSiwx(config)?.setSessions(others)
    } catch (error) {
      warn('The sessions of the disconnected account were not ended.', error)
    }
    return undefined
  },
}

/** An error in the app's function counts as required, so that no account stays connected that must not. */
function isRequiredBy(siwx: SiwxConfig | undefined): boolean {
  try {
    return siwx?.getRequired?.() === true
  } catch {
    return true
  }
}

/** Calls a method of the app. Its foreign errors are converted. */
async function callSiwx<T>(
  step: SignInError['step'],
  config: KitContext['config'],
  method: (siwx: SiwxConfig) => Promise<T> | T,
): Promise<T> {
  const siwx = getSiwx(config)
  if (!siwx) throw new SignInError({ step, reason: 'the option "siwx" is missing' })
  try {
    return await method(siwx)
  } catch (cause) {
    throw cause instanceof LatchkitError
      ? cause
      : new SignInError({ step, reason: `${step} has thrown`, cause })
  }
}

/** `call` throws nothing else. */
function toSignInError(error: unknown): LatchkitError {
  return error instanceof LatchkitError
    ? error
    : new SignInError({ step: 'getSessions', reason: 'getSessions has thrown', cause: error })
}

/** Returns the delay of an interval of the app; `undefined` if it is none. */
function toDelay(intervalMs: unknown): number | undefined {
  return typeof intervalMs === 'number' && intervalMs > 0 ? Math.min(intervalMs, timerMsMax) : undefined
}
