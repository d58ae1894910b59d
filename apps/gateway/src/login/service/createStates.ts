import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Flow } from './createFlows.js'
import { deriveKey } from './deriveKey.js'

/** Data that binds the response of a provider to its flow. Nothing of it is stored. */
export type States = {
  /** Returns the parameter `state`: the flow, the origin of the app, to which the result is posted, and their HMAC. */
  readonly create: (flow: Pick<Flow, 'id' | 'origin'>) => string
  /** Whether a state belongs to the flow. Takes the same time for each. */
  readonly isValid: (flow: Pick<Flow, 'id' | 'origin'>, state: string) => boolean
  /** Returns the PKCE code verifier of a flow (RFC 7636): 43 characters. */
  readonly getVerifier: (flowId: string) => string
}

/** @param pepper The keys are derived from it. */
export function createStates(pepper: string): States {
  const [stateKey, verifierKey] = [deriveKey(pepper, 'states'), deriveKey(pepper, 'pkce')]
  const create: States['create'] = ({ id, origin }) => {
    const content = `${id}.${Buffer.from(origin).toString('base64url')}`
    return `${content}.${createHmac('sha256', stateKey).update(content).digest('base64url')}`
  }
  return {
    create,
    isValid: (flow, state) => timingSafeEqual(hash(create(flow)), hash(state)),
    getVerifier: (flowId) => createHmac('sha256', verifierKey).update(flowId).digest('base64url'),
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest()
