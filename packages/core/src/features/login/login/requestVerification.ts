import type { Feature } from '../../../engine/feature.js'
import type { Internal } from '../../../engine/latchkit.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { getFrame } from './getFrame.js'
import { isCode } from './rules.js'

/** Sends a code to the machine of a feature, and waits until the frame has accepted it. Rejects with the error of the frame. */
export async function requestVerification(
  internal: Internal,
  feature: 'login' | 'email',
  installed: Feature,
  code: string,
): Promise<undefined> {
  getFrame(internal)
  // The code is a secret, so the message does not repeat it.
  if (!isCode(code)) throw new InvalidParameterError({ field: 'code', reason: 'it must have 6 digits' })
  internal.install(installed)
  const verifyId = internal.newId()
  return internal.request<undefined>({ feature, event: { type: 'verify', verifyId, code } }, (fact) => {
    if ((fact.feature !== 'login' && fact.feature !== 'email') || !('verifyId' in fact)) return undefined
    if (fact.verifyId !== verifyId) return undefined
    return fact.type === 'codeAccepted' ? { value: undefined } : { error: fact.error }
  })
}
