import { expect, test } from 'vitest'
import { getTransactionStatus } from './getTransactionStatus.js'

const txid = 'ab'.repeat(32)
const other = 'cd'.repeat(32)
const inputs = [0, 1, 2].map((vout) => ({ txid: 'ef'.repeat(32), vout }))

/** Looks with a server that knows the transaction so, and these spenders of its inputs. */
async function look(found: boolean | null, spenders: readonly (string | null)[] = []) {
  const asked: number[] = []
  const { signal } = new AbortController()
  const status = await getTransactionStatus(
    {
      findTransaction: async () => (found === null ? null : { confirmed: found, inputs }),
      findSpender: async ({ vout }) => {
        asked.push(vout)
        return spenders[vout] ?? null
      },
    },
    { txid, inputs: spenders.map((_, vout) => ({ txid: other, vout })), signal },
  )
  return { status, asked }
}

test.each([
  ['in a block', true, [other], { status: 'confirmed' }, []],
  ['in the mempool', false, [other], { status: 'pending', inputs }, []],
  ['unknown, and its inputs are not spent', null, [null, null], { status: 'unknown' }, [0, 1]],
  ['unknown, and its inputs are not known', null, [], { status: 'unknown' }, []],
  [
    'an input is spent by another one',
    null,
    [null, other, null],
    { status: 'replaced', txid: other },
    [0, 1],
  ],
  ['an input is spent by itself', null, [txid], { status: 'unknown' }, [0]],
])('default: %s', async (_, found, spenders, status, asked) => {
  expect(await look(found, spenders)).toEqual({ status, asked })
})
