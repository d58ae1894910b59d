import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionResult, type Hex, zeroAddress } from 'viem'
import { namehash, normalize } from 'viem/ens'
import { expect, test } from 'vitest'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import { registryAbi, resolverAbi } from './ensAbi.js'
import { readEnsName } from './readEnsName.js'

const account = '0x00000000000000000000000000000000000a11ce'
const reverseNode = namehash(`${account.slice(2)}.addr.reverse`)
const registry = '0x000000000000000000000000000000000000e001'
const place = { registry, multicall3: '0x000000000000000000000000000000000000e002' } as const

type Answer = Awaited<ReturnType<NodeReader['call']>>

/** Creates a node that answers `eth_call`. */
function createNode(answer: (to: Hex, data: Hex) => Answer): NodeReader {
  let count = 0
  return {
    async call(_method, params) {
      count += 1
      const { to, data } = params[0] as { readonly to: Hex; readonly data: Hex }
      return answer(to, data)
    },
    async read() {
      throw new SourceError('not used')
    },
    getCallCount: () => count,
  }
}

const toResult = (value: unknown): Answer => ({ kind: 'result', json: JSON.stringify(value) })
const encodeText = (text: string) =>
  encodeFunctionResult({ abi: resolverAbi, functionName: 'name', result: text })
const bytes = fc.uint8Array({ maxLength: 200 }).map((data): Hex => `0x${Buffer.from(data).toString('hex')}`)

test('behavior: any name that a resolver returns is in its normal form, or no name', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }).map((label) => `${label}.eth`),
    fc.domain(),
  )
  await fc.assert(
    fc.asyncProperty(text, async (name) => {
      // Every name resolves to the account.
      const node = createNode((to, data) => {
        if (to === place.multicall3) return toResult('0x')
        if (to === registry) {
          const [asked] = decodeFunctionData({ abi: registryAbi, data }).args
          return toResult(
            encodeFunctionResult({
              abi: registryAbi,
              functionName: 'resolver',
              result: asked === `0x${'0'.repeat(64)}` ? zeroAddress : account,
            }),
          )
        }
        const { functionName } = decodeFunctionData({ abi: resolverAbi, data })
        return toResult(
          functionName === 'addr' ? `0x${account.slice(2).padStart(64, '0')}` : encodeText(name),
        )
      })
      const found = await readEnsName(node, account, place)
      if (found) expect([found.name, found.name.length > 0]).toEqual([normalize(name), true])
    }),
  )
})

test('behavior: any data that a resolver returns is a name, or no name', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (output) => {
      const node = createNode((to, data) => {
        if (to !== registry) return toResult(to === place.multicall3 ? '0x' : output)
        const [asked] = decodeFunctionData({ abi: registryAbi, data }).args
        const result = asked === reverseNode ? account : zeroAddress
        return toResult(encodeFunctionResult({ abi: registryAbi, functionName: 'resolver', result }))
      })
      expect(await readEnsName(node, account, place)).toBeUndefined()
    }),
  )
})

test('behavior: any answers of a node give no name, or a failure of the source', async () => {
  const answer = fc.record({
    kind: fc.constantFrom('result' as const, 'error' as const),
    json: fc.oneof(
      fc.json(),
      bytes.map((data) => JSON.stringify(data)),
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 6 }), async (answers) => {
      let index = 0
      const node = createNode(() => answers[index++ % answers.length] ?? toResult(null))
      try {
        expect(await readEnsName(node, account, place)).toBeUndefined()
      } catch (error) {
        expect(error).toBeInstanceOf(SourceError)
      }
    }),
  )
})
