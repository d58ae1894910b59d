import { createTestKit, type TestKit } from '../../../testing/createTestKit.js'
import type { FakeEvm } from '../../../testing/fakeEvm.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'

type Request = { readonly method: string; readonly params?: unknown }

/** The answers of a wallet by method: a value, or a function that returns it or throws. */
type Answers = Record<string, unknown>

/** A connected kit, the methods of its adapter, and what the wallet was asked. */
type CallsWorld = TestKit & { readonly evm: FakeEvm; readonly requests: readonly Request[] }

/** A kit that is connected to a wallet with these answers, and what the wallet was asked, in order. */
export async function setUpCalls(
  answers: Answers,
  options: Parameters<typeof createTestKit>[0] = {},
): Promise<CallsWorld> {
  const world: TestKit = createTestKit(options)
  const requests: Request[] = []
  const { evm } = world.adapters[0]
  if (!evm) throw new TypeError('The fake adapter has no EVM methods')
  evm.request = async (request) => {
    requests.push(request)
    const { method } = request
    if (!(method in answers)) throw { code: -32_601, message: `The method "${method}" does not exist.` }
    const answer = answers[method]
    return typeof answer === 'function' ? answer(request.params) : answer
  }
  world.kit.mount()
  await connect(world.kit, { connectorId: 'io.fake' })
  return { ...world, evm, requests }
}

export const home: (typeof testNetworks)[0] = testNetworks[0]
export const other: (typeof testNetworks)[1] = testNetworks[1]
export const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
