import type { Devnet } from '@latchkit/devnet'

/** Reads the devnet's chains directly from their nodes. */
export function chainReader({ chains, solana, bitcoin }: Devnet) {
  return {
    /** In wei, on the first EVM chain. */
    async getWei(address: string): Promise<bigint> {
      return BigInt(String(await call(chains[0]?.rpcUrl, 'eth_getBalance', [address, 'latest'])))
    },
    async getLamports(address: string): Promise<bigint> {
      const answer = await call(solana?.rpcUrl, 'getBalance', [address])
      return BigInt(String(Reflect.get(Object(answer), 'value')))
    },
    /** In sats, including unconfirmed outputs. */
    async getSats(address: string): Promise<bigint> {
      const utxos: readonly { readonly value: number }[] = await (
        await fetch(`${bitcoin?.esploraUrl}/address/${address}/utxo`)
      ).json()
      return utxos.reduce((sum, { value }) => sum + BigInt(value), 0n)
    },
  }
}

async function call(url: string | undefined, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(String(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result }: { readonly result?: unknown } = await response.json()
  return result
}
