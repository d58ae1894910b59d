import { bitcoin as mainnet } from '@latchkit/core/networks'
import { parseBitcoinAddress } from '@latchkit/core/schema'
import { Address, NETWORK, OutScript, Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pay } from './transactions.js'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const recipients = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]
const parse = (text: string) => {
  const parsed = parseBitcoinAddress(text)
  if (!parsed) throw new TypeError(`${text} is an address`)
  return parsed
}

/** What the wallet is asked to sign, as another library reads it. */
async function readAsked(parameters: Pick<Parameters<typeof pay>[0], 'to' | 'amount' | 'exact'>) {
  const asked: Uint8Array[] = []
  const stop = new Error('The test needs no signature')
  const unused = () => Promise.reject(new Error('not expected'))
  const style = {
    signPsbt: ({ psbt }: { readonly psbt: Uint8Array }) => {
      asked.push(psbt)
      return Promise.reject(stop)
    },
  }
  // The other methods of the driver and of the server are not called with given coins.
  const signer = {
    account: { address, type: 'payment' },
    isPayer: true,
    address: parse(address),
    style,
    chain: 'mainnet',
  } as unknown as Parameters<typeof pay>[0]['signer']
  // Its other methods are not called either.
  const esplora = { getTransaction: unused, send: unused } as unknown as Parameters<typeof pay>[0]['esplora']
  await expect(pay({ ...parameters, signer, network: mainnet, esplora })).rejects.toBe(stop)
  const [psbt] = asked
  if (!psbt) throw new TypeError('The wallet was not asked')
  return Transaction.fromPSBT(psbt)
}

test('behavior: another library reads exactly the reviewed payment from the bytes, for any amount, coins and fee', async () => {
  const coin = fc.record({
    txid: fc.stringMatching(/^[\da-f]{64}$/),
    vout: fc.nat({ max: 1_000 }),
    value: fc.bigInt(10_000n, 10n ** 12n),
  })
  const scenario = fc.record({
    coins: fc.uniqueArray(coin, { minLength: 1, maxLength: 4, selector: ({ txid }) => txid }),
    recipient: fc.constantFrom(...recipients),
    fee: fc.bigInt(200n, 5_000n),
    // Of what is left after the fee, in percent.
    part: fc.bigInt(20n, 100n),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ coins, recipient, fee, part }) => {
      const total = coins.reduce((sum, { value }) => sum + value, 0n)
      const amount = ((total - fee) * part) / 100n
      const change = total - fee - amount
      fc.pre(change === 0n || change >= 294n)
      const transaction = await readAsked({ to: parse(recipient), amount, exact: { coins, fee } })
      const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
        const { script, amount: value } = transaction.getOutput(index)
        return [Address(NETWORK).encode(OutScript.decode(script ?? new Uint8Array())), value]
      })
      expect(outputs).toEqual([[recipient, amount], ...(change > 0n ? [[address, change]] : [])])
      const spent = Array.from({ length: transaction.inputsLength }, (_, index) => {
        const { txid, index: vout, witnessUtxo } = transaction.getInput(index)
        return { txid: Buffer.from(txid ?? []).toString('hex'), vout, value: witnessUtxo?.amount }
      })
      expect(spent).toEqual(coins)
    }),
    { numRuns: 50 },
  )
})
