import {
  type NameChange,
  nameItemSchema,
  nameNonceResponseSchema,
  toNameTypedData,
} from '@latchkit/blockchain-api/contract'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { type FakeEvmState, startEvmNode } from '../accountData/startEvmNode.fixtures.js'
import { createContracts } from '../identity/identity.fixtures.js'

/** The zone of the tests. */
export const zone = 'example.eth'
/** Time of the gateway: ms since 1970. */
export const startMs = Date.UTC(2026, 0, 31, 12)

/** Creates an account with a random key. */
export const createAccount = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey())

/** The parts of a signed request that a test replaces. */
export type SignedOverrides = {
  readonly message?: string
  /** The server that the account signs for. Default: the gateway. */
  readonly gateway?: string
  /** Default: a new one of the gateway. */
  readonly nonce?: string
  /** Fields of the message that differ from those of the signed typed data. */
  readonly fields?: Readonly<Record<string, unknown>>
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

  async function get(path: string, query = '') {
    const response = await fetch(`${url}/v1/profile/${path}?projectId=p${query}`)
    return { status: response.status, body: await response.json() }
  }

  async function getNonce(): Promise<string> {
    const { status, body } = await get('nonce')
    // Without zones, there are no nonces.
    return status === 200 ? nameNonceResponseSchema.parse(body).nonce : 'none'
  }

  /** Signs a change as an account, and sends it. */
  async function post(
    path: string,
    account: PrivateKeyAccount,
    change: NameChange,
    overrides: SignedOverrides = {},
  ) {
    const { fields, gateway = url, nonce = await getNonce(), ...others } = overrides
    const { address } = account
    const typedData = toNameTypedData({ change, gateway, owner: address, chainId: 'eip155:1', nonce })
    const signature = await account.signTypedData(typedData)
    const message = JSON.stringify({ ...typedData.message, ...fields })
    const body = { message, signature, coin_type: 2_147_483_649, address, ...others }
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
    overrides: SignedOverrides & { readonly bio?: string } = {},
  ) {
    const { bio, ...others } = overrides
    const attributes = bio === undefined ? {} : { bio }
    const change = { type: 'register', name: `${label}.${zone}`, attributes } as const
    const answer = await post('account', account, change, others)
    if (answer.status === 200) nameItemSchema.parse(answer.body)
    return answer
  }

  return { url, stop, node, clock, get, getNonce, post, register }
}
