import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { delegationContracts } from '@latchkit/devnet'
import { waitForReceipt } from '@latchkit/devnet/evm'
import {
  type DelegatedCall,
  decodePermissionsContext,
  encodeRedemption,
  findBroaderPart,
  type Permission,
  PermissionError,
  parsePermission,
} from '@latchkit/permissions'
import {
  type Address,
  BaseError,
  createTestClient,
  decodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  isAddress,
  isHex,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { devnetChainIds } from './chains.js'

/** Answers a request of the API. */
export type PaymentServer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the API of an app with subscriptions: `/api/payments` tells the address of its session key, `/permissions` takes the
 * permission of a user, and `/charge` pays with it. The key and the permissions end with the process.
 *
 * It refuses a context that allows more than the user saw. But it charges any amount to any recipient, as an app that is hostile or
 * whose key was stolen: the card shows what the chain refuses.
 *
 * @param port The port of the site, through which it reaches the chains.
 */
export function createPaymentServer(port: number): PaymentServer {
  const sessionKey = privateKeyToAccount(generatePrivateKey())
  const permissions = new Map<string, { readonly chainId: number; readonly permission: Permission }>()
  const clients = new Map<number, ReturnType<typeof createClient>>()
  let last: Promise<unknown> = Promise.resolve()

  /** Returns a client of a chain on which the session key can pay the fee. */
  async function getClient(chainId: number) {
    const known = clients.get(chainId)
    if (known) return known
    const client = createClient(`http://127.0.0.1:${port}/rpc/${chainId}`)
    await client.setBalance({ address: sessionKey.address, value: parseEther('10') })
    clients.set(chainId, client)
    return client
  }

  function accept({ context, chainId, permission, expiry, owner }: Body): object {
    if (!isContext(context) || typeof chainId !== 'number' || !devnetChainIds.includes(chainId))
      throw new RefusedError('"context" must be hex, and "chainId" a chain of the devnet')
    const granted = decodePermissionsContext(context, delegationContracts)
    const start = 'period' in granted.permission ? granted.permission.start : 0
    const part = findBroaderPart(granted, {
      permission: parsePermission(permission as Parameters<typeof parsePermission>[0], { now: start }),
      ...{ expiry: Number(expiry), owner: owner as Address, sessionKey: sessionKey.address },
    })
    if (part)
      throw new RefusedError(`The permission must allow no more than the user saw, got another ${part}`)
    permissions.set(context, { chainId, permission: granted.permission })
    return {}
  }

  async function charge({ context, to, amount }: Body): Promise<object> {
    const known = permissions.get(String(context))
    if (!known || !isContext(context)) throw new RefusedError('"context" must be a permission of this server')
    if (!isAddress(String(to)) || !/^\d{1,30}$/.test(String(amount)))
      throw new RefusedError('"to" must be an address, and "amount" base units')
    const { chainId, permission } = known
    const client = await getClient(chainId)
    const call = toCall(permission, to as Address, BigInt(String(amount)))
    const transaction = {
      ...{ account: sessionKey, to: delegationContracts.delegationManager },
      data: encodeRedemption([{ context, call }]),
    }
    const reason = await client.call(transaction).then(() => undefined, readReason)
    // With a limit for the fee, it is sent although it will be reverted.
    const hash = await client.sendTransaction({ ...transaction, chain: null, gas: 2_000_000n })
    const { status } = await waitForReceipt(client, hash)
    return { hash, status, reason }
  }

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET' && pathname === '/api/payments')
      return respond(response, 200, { sessionKey: sessionKey.address })
    try {
      const body = Object(await json(request)) as Body
      if (pathname === '/api/payments/permissions') return respond(response, 200, accept(body))
      if (pathname !== '/api/payments/charge') return respond(response, 404, { error: 'Not found' })
      // One after the other: concurrent transactions would get the same nonce.
      const charging = last.then(() => charge(body))
      last = charging.catch(() => {})
      respond(response, 200, await charging)
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof PermissionError)) throw error
      respond(response, 400, { error: error.message })
    }
  }
}

type Body = Readonly<Partial<Record<string, unknown>>>

class RefusedError extends Error {}

const isContext = (value: unknown): value is Hex => isHex(value) && value.length > 2

function createClient(url: string) {
  return createTestClient({ mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)
}

function toCall(permission: Permission, to: Address, amount: bigint): DelegatedCall {
  if (!('token' in permission)) return { to, value: amount }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: permission.token, data }
}

const errors = parseAbi(['error Error(string)', 'error CannotUseADisabledDelegation()'])

/** Returns why the chain refuses a call. */
function readReason(error: unknown): string {
  const cause = error instanceof BaseError && error.walk((inner) => 'data' in (inner as object))
  const data = cause && 'data' in cause ? cause.data : undefined
  if (!isHex(data)) return 'without a reason'
  try {
    const { errorName, args } = decodeErrorResult({ abi: errors, data })
    return errorName === 'Error' ? String(args[0]) : errorName
  } catch {
    return data
  }
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
