import { nameItemSchema } from '@latchkit/blockchain-api/contract'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { type FakeEvmState, startEvmNode } from '../accountData/startEvmNode.fixtures.js'
import { createContracts } from '../identity/identity.fixtures.js'
import { type GatewayOptions, startGateway } from '../startGateway.js'

/** The zone of the tests. */
export const zone = 'example.eth'
/** Time of the gateway: ms since 1970. */
export const startMs = Date.UTC(2026, 0, 31, 12)

/** Creates an account with a random key. */
export const createAccount = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey())

/** The parts of a signed request that a test replaces. */
export type SignedOverrides = {
  readonly message?: string
  readonly signature?: string
  readonly coin_type?: number
  readonly address?: string
}

/** A gateway with names, and the functions that call it. */
export type NameGateway = Awaited<ReturnType<typeof startNameGateway>>

/**
 * Starts a gateway with the zone and a fake node of Ethereum.
 *
 * @param onEnd Receives the functions that stop it. Default: it stops at the end of the test.
 */
export async function startNameGateway(
  options: GatewayOptions = {},
  onEnd: (stop: () => void | Promise<void>) => void = onTestFinished,
) {
  const state: FakeEvmState = {
    native: 0n,
    tokens: {},
    hasMulticall3: true,
    // Without names of ENS.
    contracts: createContracts({}),
  }
  const node = await startEvmNode(state, '0x1', onEnd)
  const clock = { ms: startMs }
  const { url, stop } = await startGateway({
    projects: [{ id: 'p', allowedOrigins: [] }],
    chains: [{ id: 'eip155:1', http: [node.url] }],
    nameZones: [zone],
    now: () => clock.ms,
    ...options,
  })
  onEnd(stop)
  const getTimestamp = () => clock.ms / 1_000

  async function get(path: string, query = '') {
    const response = await fetch(`${url}/v1/profile/${path}?projectId=p${query}`)
    return { status: response.status, body: await response.json() }
  }

  /** Signs a message as an account, and sends it. */
  async function post(
    path: string,
    account: PrivateKeyAccount,
    change: object,
    overrides: SignedOverrides = {},
  ) {
    const message = JSON.stringify({ timestamp: getTimestamp(), ...change })
    const signature = await account.signMessage({ message })
    const body = { message, signature, coin_type: 2_147_483_649, address: account.address, ...overrides }
    const response = await fetch(`${url}/v1/profile/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json(), sent: body }
  }

  /** Registers a label. A successful response must match the contract of the API. */
  async function register(
    label: string,
    account = createAccount(),
    change: object = {},
    overrides: SignedOverrides = {},
  ) {
    const all = { name: `${label}.${zone}`, attributes: {}, ...change }
    const answer = await post('account', account, all, overrides)
    if (answer.status === 200) nameItemSchema.parse(answer.body)
    return answer
  }

  return { url, stop, node, clock, get, post, register }
}
