import { onTestFinished } from 'vitest'
import type { SiwxConfig, SiwxMessageData, SiwxSession } from '../../../ports/Siwx.js'
import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import { watchSignIn } from './watchSignIn.js'

/** A sign-in whose sessions are in memory. `fails` lists the methods that reject, `isRequired` is read at each check. */
type FakeSiwx = SiwxConfig & {
  readonly sessions: SiwxSession[]
  readonly calls: string[]
  readonly fails: Set<keyof SiwxConfig>
  isRequired: boolean
}

/** Creates a sign-in whose sessions are in memory. */
function createFakeSiwx(): FakeSiwx {
  const sessions: SiwxSession[] = []
  const calls: string[] = []
  const fails = new Set<keyof SiwxConfig>()
  let nonce = 0

  function record(name: keyof SiwxConfig): void {
    calls.push(name)
    if (fails.has(name)) throw new Error(`${name} is broken`)
  }

  const siwx: FakeSiwx = {
    ...{ sessions, calls, fails, isRequired: false },
    getRequired: () => siwx.isRequired,
    async createMessage(input) {
      record('createMessage')
      nonce += 1
      return { ...makeMessage({ ...input, nonce: `nonce-${nonce}` }) }
    },
    async addSession(session) {
      record('addSession')
      sessions.push(session)
    },
    async revokeSession(chainId, address) {
      record('revokeSession')
      const rest = sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address)
      sessions.splice(0, sessions.length, ...rest)
    },
    async setSessions(given) {
      record('setSessions')
      sessions.splice(0, sessions.length, ...given)
    },
    async getSessions() {
      record('getSessions')
      return sessions
    },
  }
  return siwx
}

/** The fields of a message. */
export function makeMessage(fields: Partial<SiwxMessageData> = {}): SiwxMessageData {
  return {
    accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'kEWepMt9knR6lWJ6A',
    ...fields,
  }
}

/** A mounted kit with a sign-in. `view` is the current view, `status` the state of the sign-in. */
export function createSiwxKit(options: Parameters<typeof createTestKit>[0] = {}): TestKit & {
  readonly siwx: FakeSiwx
  readonly view: () => string | undefined
  readonly status: () => string | undefined
} {
  const siwx = createFakeSiwx()
  const world = createTestKit({ siwx, ...options })
  const { kit } = world
  watchSignIn(kit)
  kit.mount()
  onTestFinished(() => kit.destroy())
  const view = () => {
    const { modal } = kit.getState()
    return modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
  }
  return { ...world, siwx, view, status: () => kit.getState().siwx?.eip155?.status }
}
