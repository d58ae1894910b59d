import { base64urlnopad } from '@scure/base'
import { refuse } from './createFakeServer.fixtures.js'

/** Creates the challenges of passkeys, each for one device and one use. It does not verify what an authenticator signs. */
export function createFakeChallenges() {
  const flows = new Map<string, { readonly jkt: string; readonly challenge: string }>()
  return {
    create(jkt: string) {
      const [flowId, challenge] = [crypto.randomUUID(), createChallenge()]
      flows.set(flowId, { jkt, challenge })
      return { flowId, challenge }
    },
    take(flowId: string, jkt: string, clientDataJSON: string): void {
      const flow = flows.get(flowId)
      flows.delete(flowId)
      if (flow?.jkt !== jkt) throw refuse('flow_expired')
      const { challenge } = JSON.parse(new TextDecoder().decode(base64urlnopad.decode(clientDataJSON)))
      if (challenge !== flow.challenge) throw refuse('passkey_refused')
    },
  }
}

const createChallenge = () => base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32)))
