import type { GrantedPermission } from '@latchkit/core'

/** Outcome of a payment on the chain. */
export type Charge = {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  /** Why the chain refused it. */
  readonly reason?: string | undefined
}

/** The server of the playground, which has the session key. */
export const paymentClient = {
  /** Returns the address of the session key. */
  async getSessionKey(): Promise<`0x${string}`> {
    const { sessionKey } = await fetchPayments<{ readonly sessionKey: `0x${string}` }>('')
    return sessionKey
  },
  /** Gives the server what the wallet returned. It refuses more than the user saw. */
  async addPermission({ context, chainId, permission, expiry, address }: GrantedPermission): Promise<void> {
    const body = { context, chainId: Number(chainId.split(':')[1]), permission, expiry, owner: address }
    await fetchPayments('/permissions', body)
  },
  /** Pays with a permission. */
  charge: (body: {
    readonly context: string
    readonly to: string
    readonly amount: string
  }): Promise<Charge> => fetchPayments('/charge', body),
}

async function fetchPayments<Result>(path: string, body?: object): Promise<Result> {
  const response = await fetch(`/api/payments${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.error)
  return result
}
